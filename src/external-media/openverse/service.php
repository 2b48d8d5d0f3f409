<?php
/** Declaration of the service Openverse. Its key is optional; it allows more searches. */

namespace Mainstreet\External_Media\Openverse;

use Mainstreet\Core\Errors;
use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

return array(
	'id'             => 'openverse',
	'type'           => 'photos',
	'label'          => __( 'Openverse', 'mainstreet-blocks' ),
	'field'          => __( 'Client ID and secret', 'mainstreet-blocks' ),
	'parts'          => array(
		'id'     => array(
			'label'    => __( 'Client ID', 'mainstreet-blocks' ),
			'constant' => 'MAINSTREET_OPENVERSE_CLIENT_ID',
			'pattern'  => '/^[A-Za-z0-9._-]{8,200}$/D',
			'wrong'    => __( 'This is not a valid Openverse client ID. Please copy it again.', 'mainstreet-blocks' ),
		),
		'secret' => array(
			'label'     => __( 'Client secret', 'mainstreet-blocks' ),
			'is_secret' => true,
			'constant'  => 'MAINSTREET_OPENVERSE_CLIENT_SECRET',
			'pattern'   => '/^[A-Za-z0-9._-]{8,200}$/D',
			'wrong'     => __( 'This is not a valid Openverse client secret. Please copy it again.', 'mainstreet-blocks' ),
		),
	),
	'description'    => __( 'Finds openly licensed images when you select media in the editor. No key is required, but with one Openverse allows more searches.', 'mainstreet-blocks' ),
	'url'            => 'https://api.openverse.org/v1/#tag/auth',
	'url_text'       => __( 'How to register with Openverse', 'mainstreet-blocks' ),
	'data'           => __( 'Editors’ search terms are sent from this site’s server to Openverse, with or without a key. Their browsers load thumbnails from Openverse, which sees their IP address. Selected images are copied to this site, so visitors’ browsers do not contact Openverse.', 'mainstreet-blocks' ),
	'policy'         => '',
	'without'        => __( 'Openverse searches then run without a key and are limited to about 200 per day.', 'mainstreet-blocks' ),
	'advice'         => __( 'The client ID and secret are stored encrypted and are never sent to browsers.', 'mainstreet-blocks' ),
	'constant'       => 'MAINSTREET_OPENVERSE_KEY',
	'filter'         => 'mainstreet_openverse_key',
	'public_pattern' => '',
	// After the services that need a key to work.
	'order'          => 11,
	'validate'       => static function ( $key ) {
		return preg_match( '/^[A-Za-z0-9._-]{8,200}\s*[:\s]\s*[A-Za-z0-9._-]{8,200}$/D', $key )
			? true
			: Errors::invalid( 'service_api_key', __( 'Please enter the client ID and the secret.', 'mainstreet-blocks' ), 'invalid_key' );
	},
	'test'           => static function ( $key ) {
		$token = ( new Openverse_Token( new Http_Client() ) )->exchange( $key );
		return is_wp_error( $token ) ? $token : array( 'account' => '' );
	},
);
