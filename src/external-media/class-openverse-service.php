<?php
/**
 * Openverse among the services that the owner connects.
 *
 * @package Mainstreet
 */

namespace Mainstreet\External_Media;

use Mainstreet\Core\Errors;
use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/**
 * What is said of it. Its key is optional: it allows more searches.
 */
final class Openverse_Service {

	/** What an ID and a secret look like. */
	const PART = '/^[A-Za-z0-9._-]{8,200}$/D';

	/**
	 * Declaration (src/connections/class-services.php).
	 *
	 * @return array
	 */
	public static function declaration() {
		return array(
			'id'             => 'openverse',
			'type'           => 'photos',
			'label'          => __( 'Openverse', 'mainstreet-blocks' ),
			'field'          => __( 'Client ID and secret', 'mainstreet-blocks' ),
			'parts'          => array(
				'id'     => array(
					'label'    => __( 'Client ID', 'mainstreet-blocks' ),
					'constant' => 'MAINSTREET_OPENVERSE_CLIENT_ID',
					'pattern'  => self::PART,
					'wrong'    => __( 'This is not a client ID of Openverse. Please copy it again.', 'mainstreet-blocks' ),
				),
				'secret' => array(
					'label'     => __( 'Client secret', 'mainstreet-blocks' ),
					'is_secret' => true,
					'constant'  => 'MAINSTREET_OPENVERSE_CLIENT_SECRET',
					'pattern'   => self::PART,
					'wrong'     => __( 'This is not a client secret of Openverse. Please copy it again.', 'mainstreet-blocks' ),
				),
			),
			'description'    => __( 'Finds pictures under open licences where pictures are chosen in the editor. It works without a key; with one, Openverse allows more searches.', 'mainstreet-blocks' ),
			'url'            => 'https://api.openverse.org/v1/#tag/auth',
			'url_text'       => __( 'How to register at Openverse', 'mainstreet-blocks' ),
			'data'           => __( 'What people who edit posts search for goes from this site’s server to Openverse, with a key or without. Their browsers load the small pictures of what was found from Openverse, which sees their IP address. Chosen pictures are copied to this site, so that visitors ask Openverse for nothing.', 'mainstreet-blocks' ),
			'policy'         => '',
			'without'        => __( 'Pictures of Openverse are searched for without a key again, about 200 times a day at most.', 'mainstreet-blocks' ),
			'advice'         => __( 'The client ID and the secret are stored encrypted and never reach browsers.', 'mainstreet-blocks' ),
			'constant'       => 'MAINSTREET_OPENVERSE_KEY',
			'filter'         => 'mainstreet_openverse_key',
			'public_pattern' => '',
			// After those that nothing works without.
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
	}
}
