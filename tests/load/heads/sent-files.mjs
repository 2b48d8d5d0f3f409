/** Files that visitors sent, and whether who may read them gets them. */
import { together } from './together.mjs';

const textOf = ( number ) =>
	`File of person ${ number }. ${ 'Words. '.repeat( 50 ) }`;

/** The files of each answer, as the site has them: number of the person => `id` of the answer and `key`. */
const FILES = `
	$found = array();
	foreach ( get_posts( array( 'post_type' => 'feedback', 'numberposts' => -1 ) ) as $post ) {
		$fields = Mainstreet\\Responses\\Storage\\Response_Reader::read_entry( $post )['fields'];
		$number = (int) preg_replace( '/\\D/', '', array_values( $fields )[0]['value'] );
		foreach ( $fields as $field ) {
			foreach ( 'file' === $field['type'] ? Mainstreet\\Responses\\Storage\\Response_Reader::prepare_field( $field )['files'] : array() as $file ) {
				$found[ $number ] = array( 'id' => $post->ID, 'key' => $file['key'] );
			}
		}
	}
	return (object) $found;`;

/**
 * Sends files, all at once, to one head after the other.
 *
 * @param {Object} cluster The site.
 * @param {Object} form    Form with a field of files.
 * @param {number} number  How many.
 * @return {Promise<number[]>} Numbers of those that were taken.
 */
export async function sendFiles( cluster, form, number ) {
	const { heads } = cluster;
	const name = form.fields.find( ( field ) => /file|picture/.test( field ) );
	if ( ! name ) {
		throw new Error( `No field for files among ${ form.fields }` );
	}
	const outcomes = await together( number, number, ( index ) =>
		form.sendUntilTold(
			{
				name: `Person ${ index }`,
				[ name ]: new File( [ textOf( index ) ], `${ index }.txt`, {
					type: 'text/plain',
				} ),
			},
			{ client: heads[ index % heads.length ].client }
		)
	);
	form.outcomes = outcomes;
	return outcomes.flatMap( ( outcome, index ) =>
		outcome === 'taken' ? [ index ] : []
	);
}

/**
 * Fetches files as the owner, through every head.
 *
 * @param {Object}   cluster The site.
 * @param {number[]} taken   From sendFiles().
 * @return {Promise<string[]>} What is wrong, a line for each file.
 */
export async function whatIsMissing( cluster, taken ) {
	const stored = await cluster.heads[ 0 ].runPhp( FILES );
	const lines = await together( taken.length, 8, async ( index ) => {
		const number = taken[ index ];
		if ( ! stored[ number ] ) {
			return `file ${ number } is in no answer`;
		}
		const { id, key } = stored[ number ];
		const faults = [];
		for ( const { client, name } of cluster.heads ) {
			const { status, text } = await client.ask(
				`/wp-json/mainstreet/v1/feedback/${ id }/file/${ key }`,
				{ headers: { 'X-Load-User': '1' } }
			);
			if ( text !== textOf( number ) ) {
				faults.push( `${ status } on ${ name }` );
			}
		}
		return faults.length
			? `file ${ number } was taken: ${ faults.join( ', ' ) }`
			: '';
	} );
	return lines.filter( Boolean );
}
