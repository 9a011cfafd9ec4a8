import type { Server } from 'node:http';

export declare const page: string;
export declare function serve(folder: string, port: number, host?: string): Promise<Server>;
