/** Heads whose uploads are not shared: files lie where a filter says, and a check tells where none does. */
import { sendFiles, whatIsMissing } from '../sent-files.mjs';
import { UPLOAD, VisitorForm } from '../visitor-form.mjs';

/** Every head keeps uploads for itself. */
export const ownUploads = true;

/** Our Site Health checks that are not content, as one text. */
const COMPLAINTS = `
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	$texts = array();
	foreach ( apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) )['direct'] as $id => $test ) {
		if ( 0 === strpos( $id, 'mainstreet' ) && is_callable( $test['test'] ) ) {
			$result = call_user_func( $test['test'] );
			if ( 'good' !== $result['status'] ) {
				$texts[] = $result['label'] . ' ' . wp_strip_all_tags( $result['description'] );
			}
		}
	}
	return implode( "\\n", $texts );`;

/** Whether some head says that files are not on it. */
async function isTold( cluster ) {
	const texts = [];
	for ( const head of cluster.heads ) {
		texts.push( ( await head.runPhp( COMPLAINTS ) ) ?? '' );
	}
	return texts.some(
		( text ) =>
			/server/i.test( text ) &&
			/shared|other|several|missing/i.test( text )
	);
}

/**
 * Tries it.
 *
 * @param {Object} cluster         The site.
 * @param {Object} [options]
 * @param {number} [options.files] How many each time.
 * @return {Promise<{lines: string[], failures: string[]}>} Figures, and what is wrong.
 */
export async function run( cluster, { files = 20 } = {} ) {
	const form = await VisitorForm.open( cluster, UPLOAD, 'forms/submit' );
	const apart = await sendFiles( cluster, form, files );
	const missing = await whatIsMissing( cluster, apart );
	const told = await isTold( cluster );
	await cluster.heads[ 0 ].runPhp(
		`array_map( 'wp_delete_post', get_posts( array( 'post_type' => 'feedback', 'fields' => 'ids', 'numberposts' => -1 ) ) );`
	);
	cluster.set( 'private-folder', cluster.folder( 'private' ) );
	const together = await sendFiles( cluster, form, files );
	const stillMissing = await whatIsMissing( cluster, together );
	return {
		lines: [
			`own-uploads: ${ apart.length } files taken by heads with own uploads, ${ missing.length } not on every head, Site Health ${ told ? 'tells' : 'does not tell' }; with mainstreet_private_folder on a shared drive ${ stillMissing.length } of ${ together.length } out of reach`,
		],
		failures: [
			...( told || ! missing.length
				? []
				: [
						'own-uploads: no Site Health check tells that files lie on one server only',
					] ),
			...stillMissing,
			...( together.length > files * 0.9
				? []
				: [
						`own-uploads: only ${ together.length } of ${ files } taken`,
					] ),
		],
	};
}
