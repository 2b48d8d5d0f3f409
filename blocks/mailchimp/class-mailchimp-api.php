<?php
namespace Mainstreet\Blocks\Mailchimp;

use Mainstreet\Connections\Secrets\Key_Checks;
use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Connections\Service_Cache;
use Mainstreet\Core\Attributes;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/** Client of the Mailchimp API (docs/server-contract.md A.3), authorized with the site's key. Also reads the chosen audience. */
final class Mailchimp_Api {

	/** Seconds that audiences and groups are cached. */
	const CACHE_SECONDS = 600;

	/** Pattern of the id of an audience, a category or a group. */
	const ID = '/^[a-z0-9]{1,32}$/iD';

	/**
	 * Returns the data center in a key. The result becomes part of a host name, so only the exact format is accepted.
	 *
	 * @param string $key Key.
	 * @return string Such as `us21`. An empty string if the text is not a key.
	 */
	public static function data_center( $key ): string {
		return preg_match( '/^[0-9a-z]{10,64}-([a-z]{2,4}\d{1,3})$/iD', $key, $found ) ? strtolower( $found[1] ) : '';
	}

	/** Returns the id of the audience that new members are added to, or an empty string. */
	public static function audience(): string {
		$id = (string) Options::get( 'mailchimp_audience' );
		return preg_match( self::ID, $id ) ? $id : '';
	}

	/** Returns the id of the audience chosen in Jetpack, as a default; or an empty string. */
	public static function jetpack_audience(): string {
		$old = get_option( 'jetpack_mailchimp' );
		$old = is_string( $old ) ? json_decode( $old, true ) : $old;
		$id  = is_array( $old ) && isset( $old['follower_list_id'] ) ? $old['follower_list_id'] : '';
		return is_string( $id ) && preg_match( self::ID, $id ) ? $id : '';
	}

	/** Whether a key and an audience are set. Sends no request. */
	public static function is_ready(): bool {
		return '' !== Secrets::get( 'mailchimp' ) && '' !== self::audience();
	}

	/** Whether Mailchimp rejected the current key in the last request. */
	public static function is_rejected(): bool {
		$last = Key_Checks::get_last( 'mailchimp' );
		return $last && ! $last['ok'];
	}

	/**
	 * Fetches all audiences of the account.
	 *
	 * @return array[]|\WP_Error List of `id`, `name`, `member_count`, `double_optin`.
	 */
	public static function fetch_audiences() {
		return Service_Cache::remember(
			'mailchimp',
			'audiences',
			array(),
			self::CACHE_SECONDS,
			static function () {
				$response = self::request( 'GET', '/lists?count=1000&fields=lists.id,lists.name,lists.double_optin,lists.stats.member_count' );
				if ( is_wp_error( $response ) ) {
					return $response;
				}
				$audiences = array();
				foreach ( self::items( $response['body'], 'lists' ) as $list ) {
					$audiences[] = array(
						'id'           => $list['id'],
						'name'         => self::text( $list, 'name' ),
						'member_count' => isset( $list['stats']['member_count'] ) ? (int) $list['stats']['member_count'] : 0,
						'double_optin' => ! empty( $list['double_optin'] ),
					);
				}
				return $audiences;
			}
		);
	}

	/**
	 * Fetches the group categories of the chosen audience.
	 *
	 * @return array[]|\WP_Error List of `id`, `title`, `type`, `interests` (list of `id`, `name`, `subscriber_count`).
	 */
	public static function fetch_groups() {
		$audience = self::audience();
		return Service_Cache::remember(
			'mailchimp',
			'groups',
			array( $audience ),
			self::CACHE_SECONDS,
			static function () use ( $audience ) {
				$path     = '/lists/' . $audience . '/interest-categories';
				$response = self::request( 'GET', $path . '?count=60&fields=categories.id,categories.title,categories.type' );
				if ( is_wp_error( $response ) ) {
					return $response;
				}
				$categories = array();
				foreach ( self::items( $response['body'], 'categories' ) as $category ) {
					$groups = self::request( 'GET', $path . '/' . $category['id'] . '/interests?count=60&fields=interests.id,interests.name,interests.subscriber_count' );
					if ( is_wp_error( $groups ) ) {
						return $groups;
					}
					$categories[] = array(
						'id'        => $category['id'],
						'title'     => self::text( $category, 'title' ),
						'type'      => self::text( $category, 'type' ),
						'interests' => array_map(
							static function ( $group ) {
								return array(
									'id'               => $group['id'],
									'name'             => self::text( $group, 'name' ),
									'subscriber_count' => isset( $group['subscriber_count'] ) && is_scalar( $group['subscriber_count'] ) ? (string) $group['subscriber_count'] : '0',
								);
							},
							self::items( $groups['body'], 'interests' )
						),
					);
				}
				return $categories;
			}
		);
	}

	/** Deletes the cached audiences and groups. */
	public static function clear_cache(): void {
		Service_Cache::forget( 'mailchimp', 'audiences', array() );
		Service_Cache::forget( 'mailchimp', 'groups', array( self::audience() ) );
	}

	/**
	 * Sends a request. A rejected key is recorded, as is a key that works again.
	 *
	 * @param string      $method HTTP method.
	 * @param string      $path   Path after `/3.0`, with query.
	 * @param array|null  $body   Sent as JSON.
	 * @param string|null $key    Key to test; null uses the current key.
	 * @return array|\WP_Error `status` (below 500, never 401 or 403) and `body` (decoded).
	 */
	public static function request( string $method, string $path, ?array $body = null, $key = null ) {
		$in_force = null === $key;
		$key      = $in_force ? Secrets::get( 'mailchimp' ) : $key;
		$center   = self::data_center( $key );
		if ( '' === $center ) {
			return Errors::not_configured( 'Mailchimp' );
		}
		$args = array(
			'method'  => $method,
			'headers' => array(
				// HTTP Basic.
				'Authorization' => 'Basic ' . base64_encode( 'mainstreet:' . $key ),
				'Content-Type'  => 'application/json',
			),
		);
		if ( null !== $body ) {
			$args['body'] = wp_json_encode( $body );
		}
		$response = ( new Http_Client() )->request( 'https://' . $center . '.api.mailchimp.com/3.0' . $path, $args );
		$error    = Http_Client::service_error( $response, 'Mailchimp' );
		if ( $error ) {
			if ( $in_force && 'mainstreet_remote_rejected' === $error->get_error_code() ) {
				Key_Checks::store( 'mailchimp', Errors::invalid( 'service_api_key', __( 'Mailchimp does not recognize this key.', 'mainstreet-blocks' ), 'invalid_key' ) );
			}
			return $error;
		}
		if ( $in_force && self::is_rejected() ) {
			// Clears the recorded rejection.
			Key_Checks::store( 'mailchimp', array( 'account' => '' ) );
		}
		$data = Http_Client::json( $response );
		if ( null === $data && '' !== trim( $response['body'] ) ) {
			return Errors::unreachable( 'Mailchimp' );
		}
		return array(
			'status' => $response['status'],
			'body'   => (array) $data,
		);
	}

	/**
	 * Returns the entries of a list that have a valid id.
	 *
	 * @param array $body Decoded response.
	 * @return array[]
	 */
	private static function items( array $body, string $name ): array {
		$items = Attributes::items( $body, $name );
		return array_values(
			array_filter(
				$items,
				static fn( $item ) => is_array( $item ) && isset( $item['id'] ) && is_string( $item['id'] ) && preg_match( self::ID, $item['id'] )
			)
		);
	}

	/**
	 * Returns a member of an entry as one line of plain text.
	 *
	 * @param string $name Name of the member.
	 * @return string
	 */
	private static function text( array $item, $name ) {
		return Plain_Text::line_from_html( Attributes::text( $item, $name ) );
	}
}
