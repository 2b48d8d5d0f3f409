/** A form on a page of the site, and sending it as its script does. */

/** A contact form. */
export const CONTACT = `<!-- wp:jetpack/contact-form {"to":"owner@example.org"} -->
<div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-name {"required":true} /-->

<!-- wp:jetpack/field-email {"required":true} /-->

<!-- wp:jetpack/field-textarea {"label":"Message"} /-->

<!-- wp:jetpack/button {"element":"button","text":"Send"} /--></div>
<!-- /wp:jetpack/contact-form -->`;

/** One that takes a file and mails nobody. */
export const UPLOAD = `<!-- wp:jetpack/contact-form {"emailNotifications":false} -->
<div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-name {"required":true} /-->

<!-- wp:jetpack/field-file {"label":"Picture"} /-->

<!-- wp:jetpack/button {"element":"button","text":"Send"} /--></div>
<!-- /wp:jetpack/contact-form -->`;

/** The form of a newsletter. */
export const SIGN_UP = '<!-- wp:jetpack/subscriptions /-->';

const wait = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

/** The form. */
export class VisitorForm {
	/**
	 * Publishes a page with it, and opens that.
	 *
	 * @param {Object} cluster The site.
	 * @param {string} content Block markup.
	 * @param {string} route   Where it is sent, such as `forms/submit`.
	 * @return {Promise<VisitorForm>} The form.
	 */
	static async open( cluster, content, route ) {
		const id = await cluster.heads[ 0 ].runPhp(
			`return wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Contact', 'post_author' => 1, 'post_content' => ${ JSON.stringify( content ).replace( /\$/g, '\\$' ) } ) ) );`
		);
		const page = await cluster.client.ask( `/?page_id=${ id }` );
		const path = page.status === 301 ? '/contact/' : null;
		const { text: html } = path ? await cluster.client.ask( path ) : page;
		// Brackets may be written as entities, so that nothing takes them for shortcodes.
		const text = html.replace( /&#0*(91|93);/g, ( entity, code ) =>
			String.fromCharCode( code )
		);
		const form = new VisitorForm();
		form.cluster = cluster;
		form.route = route;
		form.ticket = /name="ms_ticket" value="([^"]+)"/.exec( text )?.[ 1 ];
		form.fields = [ ...text.matchAll( /name="(f\[[^"]+\])(\[\])?"/g ) ].map(
			( found ) => found[ 1 ] + ( found[ 2 ] ?? '' )
		);
		if ( ! form.ticket ) {
			throw new Error(
				`No form on the page (${ page.status }): ${ text.slice( 0, 500 ) } ${ cluster.errorLog().slice( -2000 ) }`
			);
		}
		const session = await cluster.client.ask(
			'/wp-json/mainstreet/v1/session'
		);
		form.time = session.json.t;
		// A visitor who needs less than three seconds is none.
		await cluster.later( 5 );
		return form;
	}

	/**
	 * Sends it once.
	 *
	 * @param {Object} values           Fields by id; a File for a field of files.
	 * @param {Object} [options]
	 * @param {Object} [options.client] Which way; default: through the balancer.
	 * @param {string} [options.ip]     Address of the visitor.
	 * @param {string} [options.mark]   What the script calls this answer.
	 * @return {Promise<string>} `taken`, `told: …` (a clear refusal), or `broken`.
	 */
	async send( values, { client = this.cluster.client, ip, mark } = {} ) {
		const hasFile = Object.values( values ).some(
			( value ) => value instanceof File
		);
		const body = hasFile ? new FormData() : new URLSearchParams();
		body.set( 'ms_ticket', this.ticket );
		body.set( 'ms_id', mark ?? `load-${ Math.random() }` );
		body.set( 'ms_t', this.time );
		body.set( 'ms_k', '1' );
		for ( const [ name, value ] of Object.entries( values ) ) {
			body.set( name.includes( '[' ) ? name : `f[${ name }]`, value );
		}
		const { status, json, text } = await client.ask(
			`/wp-json/mainstreet/v1/${ this.route }`,
			{ method: 'POST', body, ip }
		);
		if ( json?.success ) {
			return 'taken';
		}
		if ( json?.message && json.code ) {
			return `told: ${ status } ${ json.code }`;
		}
		this.lastBroken = `${ status } ${ text.slice( 0, 300 ) }`;
		return 'broken';
	}

	/**
	 * Sends it as people do: again when the answer did not come, as most of them.
	 *
	 * @param {Object} values  Fields by id.
	 * @param {Object} options As send().
	 * @return {Promise<string>} As send().
	 */
	async sendUntilTold( values, options = {} ) {
		const mark = `load-${ Math.random() }`;
		let outcome = '';
		for ( let tries = 0; tries < 4 && outcome !== 'taken'; tries++ ) {
			if ( tries ) {
				await wait( 200 );
			}
			outcome = await this.send( values, { ...options, mark } );
		}
		return outcome;
	}
}
