/** Path of a Chromium. Installs one by apt-get as root, else asks for one in a sentence. */
export function ensureBrowser(): Promise<string>;
