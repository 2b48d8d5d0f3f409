/** The part of tus-js-client that reports upload progress; it ships no types for this file. */
declare module 'tus-js-client/lib/browser/httpStack.js' {
	type HttpRequest = {
		setHeader: ( name: string, value: string ) => void;
		/** Called with the number of bytes sent. */
		setProgressHandler: ( told: ( bytes: number ) => void ) => void;
		/** Never settles after abort(). */
		send: ( body: FormData ) => Promise< HttpAnswer >;
		abort: () => Promise< void >;
	};
	type HttpAnswer = { getStatus: () => number; getBody: () => string };

	export default class HttpStack {
		createRequest( method: string, address: string ): HttpRequest;
	}
}
