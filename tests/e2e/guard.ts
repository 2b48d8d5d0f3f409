import fs from 'node:fs';
import type {
	BrowserContext,
	ConsoleMessage,
	Dialog,
	Request,
	WebError,
} from '@playwright/test';

type LogLine = { test: string; kind: string; message: string; url: string };

/** A mail PHP sent, as wp_mail() got it. */
export type Mail = {
	to: string;
	subject: string;
	message: string;
	headers: string[];
};

/** What WordPress prints on its own screens, and the browser about itself; none of it is about us. */
const CORE_NOISE = [
	/JQMIGRATE/,
	/This is a global warning/,
	// WordPress 7.1's own style sheet, without any plugin too.
	/global-styles-css-custom-properties-inline-css was added to the iframe incorrectly/,
	// The browser's advice about core's own admin markup.
	/non-unique id #_wpnonce/,
	// The browser's driver about itself, where it draws without a graphics card.
	/GL Driver Message \(OpenGL, Performance,.*GPU stall due to ReadPixels/,
];

function describeConsole( message: ConsoleMessage ): string {
	const { url, lineNumber } = message.location();
	return `console.${ message.type() }: ${ message.text() } (${ url }:${ lineNumber })`;
}

/**
 * Watches everything a test's pages and its requests to PHP do, and lists what a
 * finished product never does: console errors and warnings, uncaught errors, failed
 * requests, requests to a host without a fake, PHP notices.
 */
export class Guard {
	readonly id: string;
	private readonly problems: string[] = [];
	private readonly allowed: RegExp[] = [ ...CORE_NOISE ];
	private logOffset: number;

	constructor( id: string ) {
		this.id = id;
		this.logOffset = this.logSize();
	}

	/**
	 * Expects a fault that the test provokes on purpose.
	 *
	 * @param pattern Part of its line, such as `/net::ERR_FAILED.*chunk/`.
	 */
	allow = ( pattern: RegExp | string ): void => {
		this.allowed.push(
			typeof pattern === 'string'
				? new RegExp( pattern.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' ) )
				: pattern
		);
	};

	/** Notes a fault. */
	add( problem: string ): void {
		this.problems.push( problem );
	}

	/**
	 * Watches all pages of a context.
	 *
	 * @return Ends it.
	 */
	watch( context: BrowserContext ): () => void {
		const onConsole = ( message: ConsoleMessage ) => {
			if ( [ 'error', 'warning' ].includes( message.type() ) ) {
				this.add( describeConsole( message ) );
			}
		};
		const onError = ( error: WebError ) =>
			this.add( `uncaught: ${ error.error().stack ?? error.error() }` );
		const onFailure = ( request: Request ) => this.addFailure( request );
		const onDialog = ( dialog: Dialog ) => {
			// Leaving a page with unsaved changes asks; every other dialog is somebody's alert().
			if ( dialog.type() !== 'beforeunload' ) {
				this.add( `dialog: ${ dialog.message() }` );
			}
		};
		context.on( 'console', onConsole );
		context.on( 'weberror', onError );
		context.on( 'requestfailed', onFailure );
		context.on( 'dialog', onDialog );
		return () => {
			context.off( 'console', onConsole );
			context.off( 'weberror', onError );
			context.off( 'requestfailed', onFailure );
			context.off( 'dialog', onDialog );
		};
	}

	/** PHP notices, and requests PHP made to a host without a fake, since the test began. */
	phpErrors(): string[] {
		const file = process.env.MAINSTREET_TEST_LOG ?? '';
		if ( ! fs.existsSync( file ) ) {
			return [];
		}
		return fs
			.readFileSync( file )
			.subarray( this.logOffset )
			.toString( 'utf8' )
			.split( '\n' )
			.filter( Boolean )
			.map( ( line ): LogLine => JSON.parse( line ) )
			.filter( ( { test } ) => test === this.id || test === '' )
			.map(
				( { kind, message, url } ) =>
					`${ kind }: ${ message } (${ url })`
			);
	}

	/** Mails that requests of this test sent. */
	mails(): Mail[] {
		const file = `${ process.env.MAINSTREET_TEST_LOG ?? '' }.mails`;
		if ( ! fs.existsSync( file ) ) {
			return [];
		}
		return fs
			.readFileSync( file, 'utf8' )
			.split( '\n' )
			.filter( Boolean )
			.map( ( line ): Mail & { test: string } => JSON.parse( line ) )
			.filter( ( { test } ) => test === this.id );
	}

	/** Everything that went wrong and was not allowed. */
	report(): string[] {
		return [ ...this.problems, ...this.phpErrors() ].filter(
			( problem ) =>
				! this.allowed.some( ( pattern ) => pattern.test( problem ) )
		);
	}

	/** Forgets what was seen so far. */
	clear(): void {
		this.problems.length = 0;
		this.logOffset = this.logSize();
	}

	private addFailure( request: Request ): void {
		const reason = request.failure()?.errorText ?? '';
		// Leaving a page cuts off what it still loads.
		if ( reason !== 'net::ERR_ABORTED' ) {
			this.add( `request failed: ${ reason } ${ request.url() }` );
		}
	}

	private logSize(): number {
		const file = process.env.MAINSTREET_TEST_LOG ?? '';
		return fs.existsSync( file ) ? fs.statSync( file ).size : 0;
	}
}
