<?php
namespace Mainstreet\Blocks\Instagram_Gallery\Api;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Errors;
use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/** Client of the Instagram API with Instagram Login (docs/server-contract.md A.4), which works with professional accounts only. */
final class Instagram_Api {

	const ROOT = 'https://graph.instagram.com';

	/** Version of the API. */
	const VERSION = 'v23.0';

	/** Maximum number of posts per request. */
	const LIMIT = 30;

	/** Error code for a token that Instagram no longer accepts. */
	const REFUSED = 'mainstreet_remote_rejected';

	private Http_Client $client;

	public function __construct( ?Http_Client $client = null ) {
		$this->client = $client ? $client : new Http_Client();
	}

	/**
	 * Whether a text has the format of a token. Other texts are never sent to Instagram.
	 *
	 * @param string $token Text.
	 */
	public static function is_token( $token ): bool {
		return (bool) preg_match( '/^[A-Za-z0-9_.-]{20,1000}$/D', $token );
	}

	/**
	 * Requests the account of a token.
	 *
	 * @param string $token Token.
	 * @return array|\WP_Error `id`, `name`.
	 */
	public function fetch_account( $token ) {
		$data = $this->request( '/' . self::VERSION . '/me', $token, array( 'fields' => 'user_id,username' ) );
		if ( is_wp_error( $data ) ) {
			return $data;
		}
		// Instagram sends ids as text: a float cannot hold them exactly.
		$id   = isset( $data['user_id'] ) && is_scalar( $data['user_id'] ) ? (string) $data['user_id'] : '';
		$name = Attributes::text( $data, 'username' );
		return preg_match( '/^\d{1,30}$/D', $id ) && preg_match( '/^[A-Za-z0-9._]{1,60}$/D', $name )
			? array(
				'id'   => $id,
				'name' => $name,
			)
			: Errors::unreachable( 'Instagram' );
	}

	/**
	 * Requests the newest posts.
	 *
	 * @param string $token Token.
	 * @return array[]|\WP_Error List of `id`, `title`, `url`, `link`; posts without a usable image are left out.
	 */
	public function fetch_posts( $token ) {
		$data = $this->request(
			'/' . self::VERSION . '/me/media',
			$token,
			array(
				'fields' => 'id,caption,media_type,media_url,permalink,thumbnail_url,timestamp',
				'limit'  => (string) self::LIMIT,
			)
		);
		if ( is_wp_error( $data ) ) {
			return $data;
		}
		if ( ! isset( $data['data'] ) || ! is_array( $data['data'] ) ) {
			return Errors::unreachable( 'Instagram' );
		}
		return array_slice( array_values( array_filter( array_map( array( __CLASS__, 'parse_post' ), $data['data'] ) ) ), 0, self::LIMIT );
	}

	/**
	 * Exchanges a long-lived token for one with a later expiration. The old one must be at least a day old and not expired.
	 *
	 * @param string $token Token.
	 * @return array|\WP_Error `token`, `seconds` (lifetime).
	 */
	public function renew_token( $token ) {
		return self::parse_token( $this->request( '/refresh_access_token', $token, array( 'grant_type' => 'ig_refresh_token' ) ) );
	}

	/**
	 * Exchanges a token that is valid for one hour for one that is valid for 60 days.
	 *
	 * @param string $secret Secret of the app.
	 * @return array|\WP_Error `token`, `seconds` (lifetime).
	 */
	public function exchange_token( string $token, $secret ) {
		return self::parse_token(
			$this->request(
				'/access_token',
				$token,
				array(
					'grant_type'    => 'ig_exchange_token',
					'client_secret' => $secret,
				)
			)
		);
	}

	/**
	 * Reads a token from a response.
	 *
	 * @param array|\WP_Error $data Decoded response.
	 * @return array|\WP_Error `token`, `seconds` (lifetime, at most a year).
	 */
	private static function parse_token( $data ) {
		if ( is_wp_error( $data ) ) {
			return $data;
		}
		$new     = Attributes::text( $data, 'access_token' );
		$seconds = isset( $data['expires_in'] ) && is_numeric( $data['expires_in'] ) ? (int) $data['expires_in'] : 0;
		return self::is_token( $new ) && $seconds > 0
			? array(
				'token'   => $new,
				'seconds' => min( $seconds, YEAR_IN_SECONDS ),
			)
			: Errors::unreachable( 'Instagram' );
	}

	/**
	 * Sends a request.
	 *
	 * @param string   $token Token.
	 * @param string[] $args  Query parameters.
	 * @return array|\WP_Error Decoded response; an error with the code REFUSED if the token is not accepted.
	 */
	private function request( string $path, $token, array $args ) {
		$args['access_token'] = $token;
		$response             = $this->client->request(
			self::ROOT . $path . '?' . http_build_query( $args, '', '&', PHP_QUERY_RFC3986 ),
			// A redirect would send the token to another URL.
			array( 'redirection' => 0 )
		);
		$data = Http_Client::json( $response );
		$code = isset( $data['error']['code'] ) && is_numeric( $data['error']['code'] ) ? (int) $data['error']['code'] : 0;
		if ( 190 === $code ) {
			return self::create_refused_error();
		}
		$error = Http_Client::service_error( $response, 'Instagram' );
		if ( $error ) {
			return self::REFUSED === $error->get_error_code() ? self::create_refused_error() : $error;
		}
		return null === $data || 200 !== $response['status'] ? Errors::unreachable( 'Instagram' ) : $data;
	}

	/** Returns the error of a token that is not accepted. */
	private static function create_refused_error(): \WP_Error {
		return new \WP_Error( self::REFUSED, __( 'Instagram does not accept this token. It may have expired, or it may belong to a personal account, which Instagram does not allow apps to read.', 'mainstreet-blocks' ), array( 'status' => 424 ) );
	}

	/**
	 * Reads a post.
	 *
	 * @param mixed $item Entry of the response.
	 * @return array|null `id`, `title`, `url`, `link`; null without a usable image.
	 */
	private static function parse_post( $item ) {
		if ( ! is_array( $item ) ) {
			return null;
		}
		$url  = self::sanitize_url( 'VIDEO' === Attributes::text( $item, 'media_type' ) ? Attributes::text( $item, 'thumbnail_url' ) : Attributes::text( $item, 'media_url' ) );
		$link = self::sanitize_url( Attributes::text( $item, 'permalink' ) );
		if ( '' === $url || '' === $link || '' === Attributes::text( $item, 'id' ) ) {
			return null;
		}
		return array(
			'id'    => substr( Attributes::text( $item, 'id' ), 0, 100 ),
			'title' => self::parse_title( Attributes::text( $item, 'caption' ) ),
			'url'   => $url,
			'link'  => $link,
		);
	}

	/**
	 * Converts a caption to a title.
	 *
	 * @return string Plain text with at most 200 characters.
	 */
	private static function parse_title( string $caption ): string {
		$plain = trim( (string) preg_replace( '/\s+/u', ' ', wp_strip_all_tags( wp_check_invalid_utf8( $caption, true ) ) ) );
		return trim( mb_substr( $plain, 0, 200 ) );
	}

	/** Validates a URL; '' for an invalid URL. */
	private static function sanitize_url( string $url ): string {
		return preg_match( '#^https?://[^\s/]#i', $url ) && strlen( $url ) < 4000 ? esc_url_raw( $url, array( 'http', 'https' ) ) : '';
	}
}
