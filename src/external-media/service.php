<?php
/**
 * Declarations of the services Pexels and Openverse.
 *
 * @package Mainstreet
 */

namespace Mainstreet\External_Media;

use Mainstreet\Core\Errors;
use Mainstreet\External_Media\Openverse\Openverse_Token;
use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

return array(
	array(
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
	),
	array(
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
	),
);
