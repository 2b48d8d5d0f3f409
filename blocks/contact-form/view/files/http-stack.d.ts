/** The part of tus-js-client that tells how far a body is sent; it ships no types for this file. */
declare module 'tus-js-client/lib/browser/httpStack.js' {
	type HttpRequest = {
		setHeader: ( name: string, value: string ) => void;
		/** Called with the bytes of the body that are sent. */
		setProgressHandler: ( told: ( bytes: number ) => void ) => void;
		/** Never settles once abort() was called. */
		send: ( body: FormData ) => Promise< HttpAnswer >;
		abort: () => Promise< void >;
	};
	type HttpAnswer = { getStatus: () => number; getBody: () => string };

	export default class HttpStack {
		createRequest( method: string, address: string ): HttpRequest;
	}
}
