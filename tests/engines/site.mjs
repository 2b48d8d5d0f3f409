/** The WordPress that all engines visit: the plugin with services set up, pages of the scenarios, a film. */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../bin/lib/paths.mjs';
import { makeScratch } from '../../bin/lib/scratch.mjs';
import { startWordPress } from '../../bin/wordpress/index.mjs';
import { startFakes } from '../fakes/server.mjs';

/** Options under which the blocks come to life. */
const OPTIONS = {
	connectors_maps_mapbox_api_key: 'pk.engines',
	connectors_payments_stripe_secret_test_api_key: 'sk_test_engines',
	connectors_newsletter_mailchimp_api_key:
		'0123456789abcdef0123456789abcdef-us0',
	mainstreet_settings: {
		tiled_gallery_lightbox: true,
		mailchimp_audience: 'list1',
		ads_client: 'ca-pub-1234567890123456',
		ads_mrec_kind: 'adsense',
		ads_mrec_slot: '6543210987',
	},
};

/** PHP that decodes a value; quotes in content must not end the string. */
const php = ( value ) =>
	`json_decode( base64_decode( '${ Buffer.from(
		JSON.stringify( value )
	).toString( 'base64' ) }' ), true )`;

/** A certificate for the proxy, made for this run: the browsers accept any. */
const makeCertificate = ( site ) =>
	site.runPhp( `
		$key  = openssl_pkey_new( array( 'private_key_type' => OPENSSL_KEYTYPE_EC, 'curve_name' => 'prime256v1' ) );
		$csr  = openssl_csr_new( array( 'commonName' => 'fakes.test' ), $key, array( 'digest_alg' => 'sha256' ) );
		$cert = openssl_csr_sign( $csr, null, $key, 1, array( 'digest_alg' => 'sha256' ) );
		openssl_x509_export( $cert, $cert_text );
		openssl_pkey_export( $key, $key_text );
		return array( 'key' => $key_text, 'cert' => $cert_text );` );

const prepare = ( site ) =>
	site.runPhp( `
		foreach ( ${ php( OPTIONS ) } as $name => $value ) {
			update_option( $name, 'mainstreet_settings' === $name ? array_merge( (array) get_option( $name, array() ), $value ) : $value );
		}
		${ fs
			.readFileSync(
				path.join( root, 'tests/e2e/prepare-site.php' ),
				'utf8'
			)
			.replace( /^<\?php/, '' ) }` );

const fillPictures = ( content, pictures ) =>
	content.replace(
		/\{\{image:(\d):(id|url|width|height)\}\}/g,
		( token, number, field ) => pictures[ number - 1 ]?.[ field ] ?? token
	);

/** Lines of a file of JSON objects. */
const readLines = ( file ) =>
	fs.existsSync( file )
		? fs
				.readFileSync( file, 'utf8' )
				.split( '\n' )
				.filter( Boolean )
				.map( ( line ) => JSON.parse( line ) )
		: [];

/**
 * Starts the site and the fakes of outside services.
 *
 * @return {Promise<Object>} `url`, `fakes`, `certificate`, `publish( content, options )` (resolves to id and url),
 *   `runPhp()`, `mails()`, `phpErrors()`, `uploadFilm()` and `stop()`.
 */
export async function startSite() {
	const scratch = makeScratch();
	const log = path.join( scratch.dir, 'log.jsonl' );
	const fakes = await startFakes();
	const site = await startWordPress( {
		testing: true,
		muPlugins: [ 'fakes/mu-plugin.php', 'engines/collect-faults.php' ].map(
			( name ) => path.join( root, 'tests', name )
		),
		env: { MAINSTREET_FAKES: fakes.url, MAINSTREET_TEST_LOG: log },
	} );
	const pictures = await prepare( site );
	return {
		url: site.url,
		fakes,
		certificate: await makeCertificate( site ),
		runPhp: site.runPhp,
		php,
		mails: () => readLines( `${ log }.mails` ),
		phpErrors: () =>
			readLines( log ).map(
				( { kind, message, url } ) =>
					`${ kind }: ${ message } (${ url })`
			),
		publish: ( content, { title = 'Engines', type = 'page' } = {} ) =>
			site.runPhp( `
				$id = wp_insert_post( wp_slash( array(
					'post_type'    => '${ type }',
					'post_status'  => 'publish',
					'post_title'   => '${ title }',
					'post_content' => ${ php( fillPictures( content, pictures ) ) },
				) ), true );
				return array( 'id' => $id, 'url' => get_permalink( $id ) );` ),
		uploadFilm: () =>
			site.runPhp( `
				require_once ABSPATH . 'wp-admin/includes/image.php';
				require_once ABSPATH . 'wp-admin/includes/media.php';
				$upload = wp_upload_bits( 'tide.webm', null, file_get_contents( ${ php( path.join( root, 'tests/e2e/films/tide.webm' ) ) } ) );
				$id     = wp_insert_attachment( array( 'post_title' => 'Ebb tide', 'post_mime_type' => 'video/webm', 'post_status' => 'inherit' ), $upload['file'] );
				wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $upload['file'] ) );
				$request = new WP_REST_Request( 'GET', '/wp/v2/media/' . $id );
				$request->set_param( 'context', 'edit' );
				$video = rest_do_request( $request )->get_data();
				return array( 'id' => $id, 'file' => $upload['url'], 'guid' => $video['jetpack_videopress']['guid'] );` ),
		async stop() {
			await site.stop();
			await fakes.stop();
			scratch.remove();
		},
	};
}
