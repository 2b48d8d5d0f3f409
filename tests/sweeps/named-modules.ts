/** View modules that the page of a block names in its markup, told without a browser. */
import zlib from 'node:zlib';
import { getHeaders } from '../e2e/fixtures';
import { budgets } from './budgets';
import { KEYS, OURS } from './page';

/** Addresses in `<script type="module" src>` and `<link rel="modulepreload" href>`. */
const readModules = ( html: string ): string[] =>
	[ ...html.matchAll( /<(?:script|link)\b[^>]*>/g ) ].flatMap(
		( [ tag ] ) => {
			const isModule = /type="module"|rel="modulepreload"/.test( tag );
			const [ , address = '' ] =
				/(?:src|href)="([^"]+)"/.exec( tag ) ?? [];
			return isModule && address.includes( OURS )
				? [ address.replace( /&#0?38;|&amp;/g, '&' ) ]
				: [];
		}
	);

/** Reads the pages of blocks, each once. */
export class NamedModules {
	private readonly pages = new Map< string, Promise< string[] > >();
	private readonly sizes = new Map< string, Promise< number > >();

	/**
	 * @param testId  Test whose requests these are.
	 * @param publish Publishes the demo of a block and resolves with its address.
	 */
	constructor(
		private readonly testId: string,
		private readonly publish: ( slug: string ) => Promise< string >
	) {}

	/**
	 * Addresses that the pages of some blocks name.
	 *
	 * @param slugs Blocks.
	 */
	list = async ( slugs: string[] ): Promise< Set< string > > =>
		new Set(
			(
				await Promise.all( slugs.map( ( slug ) => this.read( slug ) ) )
			).flat()
		);

	/**
	 * Compares the weight of what a block's page names with its budget.
	 *
	 * @param slug Block.
	 */
	async judge( slug: string ): Promise< string[] > {
		const budget = budgets.visitorJs[ slug ] ?? 0;
		if ( ! budget ) {
			// On a page of blocks without a script, any script is a fault.
			return [];
		}
		const addresses = ( await this.read( slug ) ).filter( ( address ) =>
			/\/view\.js\?/.test( address )
		);
		const sizes = await Promise.all(
			[ ...new Set( addresses ) ].map( ( address ) =>
				this.weigh( address )
			)
		);
		const weight = sizes.reduce( ( total, size ) => total + size, 0 );
		return weight > budget
			? [ `script of ${ weight } B gzip, allowed ${ budget } B` ]
			: [];
	}

	private read( slug: string ): Promise< string[] > {
		const known = this.pages.get( slug );
		const page = known ?? this.fetchPage( slug );
		this.pages.set( slug, page );
		return page;
	}

	private async fetchPage( slug: string ): Promise< string[] > {
		const response = await fetch( await this.publish( slug ), {
			headers: getHeaders( this.testId, { options: KEYS } ),
		} );
		return readModules( await response.text() );
	}

	private weigh( address: string ): Promise< number > {
		const known = this.sizes.get( address );
		const size =
			known ??
			fetch( address )
				.then( ( response ) => response.arrayBuffer() )
				.then(
					( body ) => zlib.gzipSync( new Uint8Array( body ) ).length
				);
		this.sizes.set( address, size );
		return size;
	}
}
