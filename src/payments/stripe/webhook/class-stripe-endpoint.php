<?php
namespace Mainstreet\Payments\Stripe\Webhook;

use Mainstreet\Connections\Secrets\Encrypted_Options;
use Mainstreet\Connections\Services;
use Mainstreet\Core\Attributes;
use Mainstreet\Core\Errors;
use Mainstreet\Payments\Events\Payment_Reconciler;
use Mainstreet\Payments\Stripe\Api\Stripe_Client;
use Mainstreet\Payments\Stripe\Api\Stripe_Keys;
use Mainstreet\Payments\Stripe\Api\Stripe_Metadata;
use Mainstreet\Registration\Rest\Routes;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the webhook endpoint at Stripe as soon as there is a key (docs/server-contract.md B.5), and repairs it later. Does nothing
 * if Stripe cannot reach the site or the owner entered a signing secret; the settings then explain how to create it by hand. Keys may be
 * saved in the plugin's settings, on core's Connectors screen or with WP-CLI.
 */
final class Stripe_Endpoint {

	/** Action of admin-post.php, for sites whose REST API is closed to visitors. */
	const ACTION = 'mainstreet_stripe_webhook';

	/**
	 * Prefix of the key options. Services::option_name() returns the same names (a test compares them), but it would load all
	 * services each time any option is saved.
	 */
	const KEY_PREFIX = 'connectors_payments_stripe_';

	/** Returns the URL that Stripe sends events to. */
	public static function get_url(): string {
		$url = Routes::is_closed() ? admin_url( 'admin-post.php?action=' . self::ACTION ) : rest_url( Routes::OWN . '/stripe/webhook' );
		/**
		 * Filters the URL that Stripe sends events to, for sites whose internal and public URLs differ.
		 *
		 * @param string $url Absolute URL.
		 */
		return (string) apply_filters( 'mainstreet_stripe_webhook_url', $url );
	}

	/**
	 * Whether Stripe can reach a URL: HTTPS, and a public domain or IPv4 address.
	 *
	 * @param string $url Absolute URL.
	 */
	public static function is_reachable( $url ): bool {
		$parts = wp_parse_url( $url );
		$host  = isset( $parts['host'] ) ? strtolower( $parts['host'] ) : '';
		if ( ! isset( $parts['scheme'] ) || 'https' !== $parts['scheme'] || false === strpos( $host, '.' ) || false !== strpos( $host, ':' ) ) {
			return false;
		}
		if ( filter_var( $host, FILTER_VALIDATE_IP ) ) {
			return (bool) filter_var( $host, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE );
		}
		return ! preg_match( '/\.(?:test|example|invalid|local|localhost|internal|lan|home)$/D', $host );
	}

	/**
	 * Creates the endpoint, or repairs it. Stores the error message for the settings.
	 *
	 * @return true|\WP_Error
	 */
	public static function ensure( string $mode ) {
		$url = self::get_url();
		if ( '' === Stripe_Keys::find_service( $mode ) || ! self::is_reachable( $url ) || Stripe_Webhook_Secrets::is_entered( $mode ) ) {
			return true;
		}
		$client  = new Stripe_Client( $mode );
		$stored  = Stripe_Webhook_Secrets::get_stored( $mode );
		$is_made = Stripe_Webhook_Secrets::is_made( $mode );
		$stays   = $is_made ? self::is_current( $client, $stored, $url ) : false;
		if ( true !== $stays ) {
			$stays = is_wp_error( $stays ) ? $stays : self::create( $client, $mode, $url, $stored );
			if ( true === $stays && ! $is_made ) {
				self::delete( $client, $stored );
			}
		}
		Stripe_Webhook_Secrets::save_problem( $mode, is_wp_error( $stays ) ? $stays->get_error_message() : '' );
		return $stays;
	}

	/** Deletes the endpoint at Stripe and its stored data, before its key is deleted. */
	public static function remove( $mode, $key ): void {
		self::delete( new Stripe_Client( $mode, $key ), Stripe_Webhook_Secrets::get_stored( $mode ) );
		Stripe_Webhook_Secrets::delete( $mode );
	}

	/**
	 * Deletes an endpoint at Stripe, so that Stripe stops sending events.
	 *
	 * @param array $stored As Stripe_Webhook_Secrets::get_stored() returns it.
	 */
	private static function delete( Stripe_Client $client, array $stored ): void {
		if ( isset( $stored['id'] ) && Stripe_Client::is_id( $stored['id'], 'we_' ) ) {
			$client->delete( 'webhook_endpoints/' . $stored['id'] );
		}
	}

	/**
	 * Whether the stored endpoint exists at Stripe. Corrects its URL and events, and enables it if it was disabled.
	 *
	 * @param array  $stored As Stripe_Webhook_Secrets::get_stored() returns it.
	 * @param string $url  URL that it should have.
	 * @return bool|\WP_Error
	 */
	private static function is_current( Stripe_Client $client, array $stored, string $url ) {
		if ( ! isset( $stored['id'] ) || ! Stripe_Client::is_id( $stored['id'], 'we_' ) ) {
			return false;
		}
		$endpoint = $client->get( 'webhook_endpoints/' . $stored['id'] );
		if ( is_wp_error( $endpoint ) ) {
			// The endpoint was deleted, or belongs to another account.
			return Stripe_Client::is_missing( $endpoint ) ? false : $endpoint;
		}
		$events = isset( $endpoint['enabled_events'] ) ? (array) $endpoint['enabled_events'] : array();
		if ( Attributes::text( $endpoint, 'url' ) === $url && 'enabled' === Attributes::text( $endpoint, 'status' ) && ! array_diff( self::get_event_types(), $events ) ) {
			return true;
		}
		$changed = $client->post(
			'webhook_endpoints/' . $stored['id'],
			array(
				'url'            => $url,
				'enabled_events' => self::get_event_types(),
				'disabled'       => false,
			),
			'endpoint-' . $stored['id'] . '-' . md5( $url ) . '-' . gmdate( 'YmdHi' )
		);
		return is_wp_error( $changed ) ? $changed : true;
	}

	/**
	 * Creates an endpoint. Concurrent requests use the same idempotency key, and get the same endpoint.
	 *
	 * @param string $url  URL for the events.
	 * @param array  $stored Data of the previous endpoint, as Stripe_Webhook_Secrets::get_stored() returns it.
	 * @return true|\WP_Error
	 */
	private static function create( Stripe_Client $client, string $mode, string $url, array $stored ) {
		$params   = array(
			'url'            => $url,
			'enabled_events' => self::get_event_types(),
			'api_version'    => Stripe_Client::VERSION,
			/* translators: %s: name of the site. */
			'description'    => mb_substr( sprintf( __( 'Mainstreet on %s', 'mainstreet-blocks' ), get_bloginfo( 'name' ) ), 0, 200 ),
			'metadata'       => array( Stripe_Metadata::SITE => Stripe_Metadata::get_site_id() ),
		);
		$response = $client->post( 'webhook_endpoints', $params, 'endpoint-' . md5( wp_json_encode( $params ) . ( isset( $stored['id'] ) ? $stored['id'] : '' ) . gmdate( 'YmdHi' ) ) );
		if ( is_wp_error( $response ) ) {
			return $response;
		}
		$secret = Attributes::text( $response, 'secret' );
		$id     = Stripe_Client::id( $response );
		if ( ! Stripe_Webhook_Secrets::is_secret( $secret ) || ! Stripe_Client::is_id( $id, 'we_' ) ) {
			return Errors::unreachable( Stripe_Client::NAME );
		}
		Stripe_Webhook_Secrets::save( $mode, compact( 'id', 'url' ), $secret );
		return true;
	}

	/** Lists the types of events to subscribe to. */
	private static function get_event_types(): array {
		return array_keys( Stripe_Events::TYPES );
	}

	/** Callback of `added_option`: creates the endpoint. */
	public static function handle_added_key( string $option ): void {
		self::handle_changed_key( $option, '' );
	}

	/**
	 * Callback of `updated_option`: creates the endpoint of a new key, and keeps a replaced signing secret valid for a while.
	 *
	 * @param string $option Name.
	 * @param mixed  $old    Previous value.
	 */
	public static function handle_changed_key( string $option, $old ): void {
		if ( 0 !== strpos( (string) $option, self::KEY_PREFIX ) ) {
			return;
		}
		$old  = is_string( $old ) ? Encrypted_Options::decrypt( $old ) : '';
		$mode = self::find_mode( $option, Stripe_Keys::WEBHOOKS );
		if ( '' !== $old && Encrypted_Options::read( $option ) === $old ) {
			// The same key; it was only encrypted.
			return;
		}
		if ( '' !== $mode ) {
			Stripe_Webhook_Secrets::retire( $mode, $old );
			return;
		}
		foreach ( Stripe_Keys::get_modes() as $mode ) {
			if ( Services::option_name( Stripe_Keys::find_service( $mode ) ) === $option ) {
				self::ensure( $mode );
				Payment_Reconciler::schedule();
			}
		}
	}

	/** Callback of `delete_option`, before the option is deleted. Deletes the webhook endpoint while its key can still be read. */
	public static function handle_deleted_key( string $option ): void {
		if ( 0 !== strpos( (string) $option, self::KEY_PREFIX ) ) {
			return;
		}
		$key  = Encrypted_Options::read( $option );
		$mode = Stripe_Keys::mode_of( $key );
		if ( '' !== $mode && Stripe_Keys::get( $mode ) === $key ) {
			self::remove( $mode, $key );
		}
	}

	/**
	 * Finds the mode whose service uses an option.
	 *
	 * @param string   $option   Name of the option.
	 * @param string[] $services Service ids by mode.
	 * @return string Empty if none of the services uses it.
	 */
	private static function find_mode( string $option, array $services ) {
		foreach ( $services as $mode => $service ) {
			if ( Services::option_name( $service ) === $option ) {
				return $mode;
			}
		}
		return '';
	}
}
