/** What a child process needs of this process's environment: its programs, and the folder of compiled code. */
export const bareEnvironment = () => ({
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
});
