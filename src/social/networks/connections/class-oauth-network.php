<?php
namespace Mainstreet\Social\Networks\Connections;

use Mainstreet\Connections\Oauth\OAuth_Service;
use Mainstreet\Social\Networks\Network_Client;

defined( 'ABSPATH' ) || exit;

/** What LinkedIn and X have in common: the form, and reading the responses of their token endpoints. */
final class OAuth_Network {

	/**
	 * The form that connects an account.
	 *
	 * @param string $title Title of the window.
	 * @param string $data  Which data is sent there.
	 * @return array Entry for Connect_Forms.
	 */
	public static function form( OAuth_Service $service, string $title, string $data ): array {
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
	 * Whether an error of a token endpoint is about the app.
	 *
	 * @param array $answer Response.
	 * @return bool
	 */
	public static function is_app_refused( array $answer ) {
		return in_array( Network_Client::text( $answer, 'error' ), array( 'invalid_client', 'unauthorized_client' ), true );
	}

	/**
	 * Reads a token of a response.
	 *
	 * @param array $answer Response of a token endpoint.
	 * @return string '' for none.
	 */
	public static function token( array $answer, string $name = 'access_token' ): string {
		$token = Network_Client::text( $answer, $name );
		return preg_match( '/^[\x21-\x7e]{10,4000}$/D', $token ) ? $token : '';
	}
}
