<?php
/** Service definition of Mapbox. */

namespace Mainstreet\Blocks\Map;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Errors;
use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

return array(
	'id'             => 'mapbox',
	'type'           => 'maps',
	'label'          => __( 'Mapbox', 'mainstreet-blocks' ),
	'field'          => __( 'Access token', 'mainstreet-blocks' ),
	'description'    => __( 'Provides maps for the Map block. OpenStreetMap works without an API key; you can choose it in the block.', 'mainstreet-blocks' ),
	'url'            => 'https://account.mapbox.com/access-tokens/',
	'url_text'       => __( 'Get a Mapbox access token', 'mainstreet-blocks' ),
	'data'           => __( 'The browsers of people who edit or view a map load it from Mapbox, which sees their IP address and the part of the map they view. Place searches in the editor are also sent to Mapbox. Pages without a map do not contact Mapbox.', 'mainstreet-blocks' ),
	// The privacy text depends on the map provider, so the module supplies it (Map_Tiles::get_policy()).
	'policy'         => '',
	'without'        => __( 'Maps on this site will only list their places until a new token is set.', 'mainstreet-blocks' ),
	'advice'         => __( 'Use a public token, which starts with “pk.”, because visitors’ browsers receive it. In your Mapbox account, restrict it to this site’s URLs so that no one else can use it.', 'mainstreet-blocks' ),
	'constant'       => 'MAINSTREET_MAPBOX_TOKEN',
	'filter'         => 'mainstreet_mapbox_token',
	'public_pattern' => '/^pk\./',
	'validate'       => static function ( $key ) {
		if ( 0 === strpos( $key, 'sk.' ) ) {
			return Errors::invalid( 'service_api_key', __( 'This is a secret token; use a public one', 'mainstreet-blocks' ), 'invalid_key' );
		}
		if ( ! preg_match( '/^pk\.[A-Za-z0-9._-]{17,509}$/', $key ) ) {
			return Errors::invalid( 'service_api_key', __( 'This is not a valid Mapbox access token. Public tokens start with “pk.”.', 'mainstreet-blocks' ), 'invalid_key' );
		}
		return true;
	},
	'test'           => static function ( $key ) {
		$response = ( new Http_Client() )->request(
			add_query_arg( 'access_token', rawurlencode( $key ), 'https://api.mapbox.com/tokens/v2' ),
			// Mapbox checks the URL restriction of a token against the Referer header.
			array( 'headers' => array( 'Referer' => home_url( '/' ) ) )
		);
		$answer   = Http_Client::json( $response );
		$code     = Attributes::text( $answer, 'code' );
		if ( 'TokenValid' === $code ) {
			$usage = isset( $answer['token']['usage'] ) ? $answer['token']['usage'] : 'pk';
			if ( 'pk' !== $usage ) {
				return Errors::invalid( 'service_api_key', __( 'This is a secret token; use a public one', 'mainstreet-blocks' ), 'invalid_key' );
			}
			$user = isset( $answer['token']['user'] ) ? $answer['token']['user'] : '';
			return array( 'account' => is_string( $user ) ? sanitize_text_field( $user ) : '' );
		}
		$refusals = array(
			'TokenMalformed' => __( 'Mapbox cannot read this token. Please copy the complete token again.', 'mainstreet-blocks' ),
			'TokenInvalid'   => __( 'Mapbox does not recognize this token.', 'mainstreet-blocks' ),
			'TokenExpired'   => __( 'This token has expired.', 'mainstreet-blocks' ),
			'TokenRevoked'   => __( 'This token has been revoked.', 'mainstreet-blocks' ),
		);
		if ( ! isset( $refusals[ $code ] ) && is_array( $response ) && 401 === $response['status'] ) {
			$code = 'TokenInvalid';
		}
		if ( isset( $refusals[ $code ] ) ) {
			return Errors::invalid( 'service_api_key', $refusals[ $code ], 'invalid_key' );
		}
		$error = Http_Client::service_error( $response, 'Mapbox' );
		return $error ? $error : Errors::unreachable( 'Mapbox' );
	},
);
