<?php
namespace Mainstreet\Social\Networks\Connections;

use Mainstreet\Connections\OAuth_App;
use Mainstreet\Connections\OAuth_Service;
use Mainstreet\Social\Networks\Network_Client;

defined( 'ABSPATH' ) || exit;

/**
 * What LinkedIn and X have in common: the entry of the window, and what is read of a sign-in.
 */
final class Signed_In {

	/**
	 * What is said of such a network.
	 *
	 * @param OAuth_Service $service Signing in.
	 * @param string        $title   Title of the window.
	 * @param string        $data    What goes there.
	 * @return array Entry of Connect_Forms.
	 */
	public static function form( OAuth_Service $service, $title, $data ) {
		return array(
			'label'      => $service->label(),
			'title'      => $title,
			'steps'      => array(),
			'url'        => '',
			'url_text'   => '',
			'data'       => $data,
			'capability' => 'publish_posts',
			'fields'     => array(),
			'connect'    => null,
			'oauth'      => $service,
		);
	}

	/**
	 * Whether an error of a token endpoint speaks of the app.
	 *
	 * @param array $answer What it answered.
	 * @return bool
	 */
	public static function is_app_refused( array $answer ) {
		return in_array( Network_Client::text( $answer, 'error' ), array( 'invalid_client', 'unauthorized_client' ), true );
	}

	/**
	 * A token of an answer.
	 *
	 * @param array  $answer What a token endpoint answered.
	 * @param string $name   Its name.
	 * @return string '' for none.
	 */
	public static function token( array $answer, $name = 'access_token' ) {
		$token = Network_Client::text( $answer, $name );
		return preg_match( '/^[\x21-\x7e]{10,4000}$/D', $token ) ? $token : '';
	}
}
