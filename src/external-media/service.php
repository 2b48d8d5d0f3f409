<?php
/**
 * Pexels and Openverse: find pictures.
 *
 * @package Mainstreet
 */

namespace Mainstreet\External_Media;

use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

return array(
	array(
		'id'             => 'pexels',
		'type'           => 'photos',
		'label'          => __( 'Pexels', 'mainstreet-blocks' ),
		'field'          => __( 'API key', 'mainstreet-blocks' ),
		'description'    => __( 'Finds free photos where pictures are chosen in the editor.', 'mainstreet-blocks' ),
		'url'            => 'https://www.pexels.com/api/',
		'url_text'       => __( 'Get a key from Pexels', 'mainstreet-blocks' ),
		'data'           => __( 'What people who edit posts search for goes from this site’s server to Pexels. Their browsers load the small pictures of what was found from Pexels, which sees their IP address. Chosen photos are copied to this site, so that visitors ask Pexels for nothing.', 'mainstreet-blocks' ),
		'policy'         => '',
		'without'        => __( 'Photos of Pexels can no longer be searched for; those that were copied stay.', 'mainstreet-blocks' ),
		'advice'         => __( 'A key allows 200 requests an hour and 20,000 a month until Pexels grants more. It never reaches browsers.', 'mainstreet-blocks' ),
		'constant'       => 'MAINSTREET_PEXELS_KEY',
		'filter'         => 'mainstreet_pexels_key',
		'public_pattern' => '',
		'validate'       => static function ( $key ) {
			return preg_match( '/^[A-Za-z0-9]{20,128}$/D', $key )
				? true
				: Errors::invalid( 'service_api_key', __( 'This is not a key of Pexels. It is made of about 56 letters and digits.', 'mainstreet-blocks' ), 'invalid_key' );
		},
		'test'           => static function ( $key ) {
			$answer = ( new Pexels() )->check( $key );
			return is_wp_error( $answer ) ? $answer : array( 'account' => '' );
		},
	),
	Openverse_Service::declaration(),
);
