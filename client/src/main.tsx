import '@fontsource-variable/golos-text';
import '@fontsource-variable/literata';
import '@fontsource-variable/literata/wght-italic.css';
import './styles/tokens.css';
import './styles/page.css';
import './styles/start.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { Boundary } from './boundary.tsx';

const root = document.getElementById('page');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Boundary>
        <App />
      </Boundary>
    </StrictMode>,
  );
}
