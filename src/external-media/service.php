<?php
/** Declaration of the service Pexels. */

namespace Mainstreet\External_Media;

use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

return array(
	'id'             => 'pexels',
	'type'           => 'photos',
	'label'          => __( 'Pexels', 'mainstreet-blocks' ),
	'field'          => __( 'API key', 'mainstreet-blocks' ),
	'description'    => __( 'Finds free photos when you select media in the editor.', 'mainstreet-blocks' ),
	'url'            => 'https://www.pexels.com/api/',
	'url_text'       => __( 'Get a Pexels API key', 'mainstreet-blocks' ),
	'data'           => __( 'Editors’ search terms are sent from this site’s server to Pexels. Their browsers load thumbnails from Pexels, which sees their IP address. Selected photos are copied to this site, so visitors’ browsers do not contact Pexels.', 'mainstreet-blocks' ),
	'policy'         => '',
	'without'        => __( 'Pexels search will stop working. Photos that were already copied stay.', 'mainstreet-blocks' ),
	'advice'         => __( 'A key allows 200 requests per hour and 20,000 per month until Pexels raises the limit. It is never sent to browsers.', 'mainstreet-blocks' ),
	'constant'       => 'MAINSTREET_PEXELS_KEY',
	'filter'         => 'mainstreet_pexels_key',
	'public_pattern' => '',
	'validate'       => static function ( $key ) {
		return preg_match( '/^[A-Za-z0-9]{20,128}$/D', $key )
			? true
			: Errors::invalid( 'service_api_key', __( 'This is not a valid Pexels API key. It should be about 56 letters and digits.', 'mainstreet-blocks' ), 'invalid_key' );
	},
	'test'           => static function ( $key ) {
		$checked = ( new Pexels() )->check_key( $key );
		return is_wp_error( $checked ) ? $checked : array( 'account' => '' );
	},
);
