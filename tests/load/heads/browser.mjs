/** A visitor's browser that keeps cookies, and may ask any head with them. */

/** A browser. */
export class Browser {
	cookies = new Map();

	/**
	 * Opens one.
	 *
	 * @param {string} ip Address of the visitor.
	 */
	constructor( ip ) {
		this.ip = ip;
	}

	/** The same, kept elsewhere: what it holds now. */
	copy() {
		const other = new Browser( this.ip );
		other.cookies = new Map( this.cookies );
		return other;
	}

	/**
	 * Asks a head.
	 *
	 * @param {Object} head    The head.
	 * @param {string} path    Path with query, or an address of the site.
	 * @param {Object} options As Client.ask().
	 * @return {Promise<Object>} As Client.ask().
	 */
	async ask( head, path, { headers = {}, ...options } = {} ) {
		const cookie = [ ...this.cookies ]
			.map( ( [ name, value ] ) => `${ name }=${ value }` )
			.join( '; ' );
		const answer = await head.client.ask(
			path.replace( /^https?:\/\/[^/]+/, '' ),
			{
				ip: this.ip,
				headers: { ...( cookie && { Cookie: cookie } ), ...headers },
				...options,
			}
		);
		for ( const line of answer.headers[ 'set-cookie' ] ?? [] ) {
			const [ , name, value ] = /^([^=]+)=([^;]*)/.exec( line );
			const isOver = /expires=[^;]*\b19\d\d\b/i.test( line ) || ! value;
			if ( isOver ) {
				this.cookies.delete( name );
			} else {
				this.cookies.set( name, value );
			}
		}
		return answer;
	}
}
