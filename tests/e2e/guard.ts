import fs from 'node:fs';
import type {
	BrowserContext,
	ConsoleMessage,
	Dialog,
	Request,
	WebError,
} from '@playwright/test';

type LogLine = { test: string; kind: string; message: string; url: string };

/** Email sent by PHP, as passed to wp_mail(). */
export type Mail = {
	to: string;
	subject: string;
	message: string;
	headers: string[];
};

/** Messages of WordPress's own screens and of the browser, which this plugin does not cause. */
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
 * Collects problems in the pages of a test and in its requests to PHP: console errors and warnings,
 * uncaught errors, dialogs, failed requests, requests to a host without a fake, and PHP notices.
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
	 * Allows a problem that the test causes on purpose.
	 *
	 * @param pattern Matches the line of the problem, such as `/net::ERR_FAILED.*chunk/`.
	 */
	allow = ( pattern: RegExp | string ): void => {
		this.allowed.push(
			typeof pattern === 'string'
				? new RegExp( pattern.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' ) )
				: pattern
		);
	};

	add( problem: string ): void {
		this.problems.push( problem );
	}

	/**
	 * Watches all pages of a context.
	 *
	 * @return Stops watching.
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
			// WordPress asks before a page with unsaved changes is left; every other dialog is unexpected.
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

	/** Problems that the test did not allow. */
	report(): string[] {
		return [ ...this.problems, ...this.phpErrors() ].filter(
			( problem ) =>
				! this.allowed.some( ( pattern ) => pattern.test( problem ) )
		);
	}

	/** Clears the problems reported so far. */
	clear(): void {
		this.problems.length = 0;
		this.logOffset = this.logSize();
	}

	private addFailure( request: Request ): void {
		const reason = request.failure()?.errorText ?? '';
		// Navigation cancels requests that are still running.
		if ( reason !== 'net::ERR_ABORTED' ) {
			this.add( `request failed: ${ reason } ${ request.url() }` );
		}
	}

	private logSize(): number {
		const file = process.env.MAINSTREET_TEST_LOG ?? '';
		return fs.existsSync( file ) ? fs.statSync( file ).size : 0;
	}
}
