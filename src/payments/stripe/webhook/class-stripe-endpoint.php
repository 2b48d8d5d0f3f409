<?php
namespace Mainstreet\Payments\Stripe\Webhook;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Errors;
use Mainstreet\Payments\Stripe\Api\Stripe_Client;
use Mainstreet\Payments\Stripe\Api\Stripe_Keys;
use Mainstreet\Payments\Stripe\Api\Stripe_Metadata;
use Mainstreet\Registration\Rest\Routes;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the webhook endpoint as soon as there is a key (docs/server-contract.md B.5), where Stripe can reach the site and the owner has
 * not entered a signing secret; looks after it later. Elsewhere the settings say how it is made by hand.
 */
final class Stripe_Endpoint {

	/** Action of admin-post.php, for sites whose REST API is closed. */
	const ACTION = 'mainstreet_stripe_webhook';

	/** Where Stripe sends events. */
	public static function url(): string {
		$url = Routes::is_closed() ? admin_url( 'admin-post.php?action=' . self::ACTION ) : rest_url( Routes::OWN . '/stripe/webhook' );
		/**
		 * Filters where Stripe sends events, for sites whose address inside differs from that outside.
		 *
		 * @param string $url Absolute URL.
		 */
		return (string) apply_filters( 'mainstreet_stripe_webhook_url', $url );
	}

	/**
	 * Whether Stripe can reach an address: it wants HTTPS, and a name that all the world knows.
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
	 * Sees to it that there is an endpoint.
	 *
	 * @param string $mode Mode.
	 * @return true|\WP_Error
	 */
	public static function ensure( string $mode ) {
		$url = self::url();
		if ( '' === Stripe_Keys::service( $mode ) || ! self::is_reachable( $url ) || Stripe_Webhook_Secrets::is_entered( $mode ) ) {
			return true;
		}
		$client  = new Stripe_Client( $mode );
		$kept    = Stripe_Webhook_Secrets::kept( $mode );
		$is_made = Stripe_Webhook_Secrets::is_made( $mode );
		$stays   = $is_made ? self::is_there( $client, $kept, $url ) : false;
		if ( true !== $stays ) {
			$stays = is_wp_error( $stays ) ? $stays : self::make( $client, $mode, $url, $kept );
			if ( true === $stays && ! $is_made ) {
				self::delete( $client, $kept );
			}
		}
		Stripe_Webhook_Secrets::note( $mode, is_wp_error( $stays ) ? $stays->get_error_message() : '' );
		return $stays;
	}

	/**
	 * Takes the endpoint away, with a key that is about to go.
	 *
	 * @param string $mode Mode.
	 * @param string $key  Key.
	 */
	public static function remove( $mode, $key ): void {
		self::delete( new Stripe_Client( $mode, $key ), Stripe_Webhook_Secrets::kept( $mode ) );
		Stripe_Webhook_Secrets::forget( $mode );
	}

	/**
	 * Deletes an endpoint at Stripe, which would go on to send events there.
	 *
	 * @param Stripe_Client $client Client.
	 * @param array         $kept   What is kept of it.
	 */
	private static function delete( Stripe_Client $client, array $kept ): void {
		if ( isset( $kept['id'] ) && Stripe_Client::is_id( $kept['id'], 'we_' ) ) {
			$client->delete( 'webhook_endpoints/' . $kept['id'] );
		}
	}

	/**
	 * Whether the endpoint we made is still there and as it should be. One that was switched off is switched on.
	 *
	 * @param Stripe_Client $client Client.
	 * @param array         $kept   What is kept of it.
	 * @param string        $url    Where it should lead.
	 * @return bool|\WP_Error
	 */
	private static function is_there( Stripe_Client $client, array $kept, string $url ) {
		if ( ! isset( $kept['id'] ) || ! Stripe_Client::is_id( $kept['id'], 'we_' ) ) {
			return false;
		}
		$endpoint = $client->get( 'webhook_endpoints/' . $kept['id'] );
		if ( is_wp_error( $endpoint ) ) {
			// Of another account, or deleted there.
			return Stripe_Client::is_missing( $endpoint ) ? false : $endpoint;
		}
		$events = isset( $endpoint['enabled_events'] ) ? (array) $endpoint['enabled_events'] : array();
		if ( Attributes::text( $endpoint, 'url' ) === $url && 'enabled' === Attributes::text( $endpoint, 'status' ) && ! array_diff( self::events(), $events ) ) {
			return true;
		}
		$changed = $client->post(
			'webhook_endpoints/' . $kept['id'],
			array(
				'url'            => $url,
				'enabled_events' => self::events(),
				'disabled'       => false,
			),
			'endpoint-' . $kept['id'] . '-' . md5( $url ) . '-' . gmdate( 'YmdHi' )
		);
		return is_wp_error( $changed ) ? $changed : true;
	}

	/**
	 * Makes an endpoint. Of two who make it at once both get the same, as they ask under the same key.
	 *
	 * @param Stripe_Client $client Client.
	 * @param string        $mode   Mode.
	 * @param string        $url    Where it leads.
	 * @param array         $kept   What is kept of the one before.
	 * @return true|\WP_Error
	 */
	private static function make( Stripe_Client $client, string $mode, string $url, array $kept ) {
		$params = array(
			'url'            => $url,
			'enabled_events' => self::events(),
			'api_version'    => Stripe_Client::VERSION,
			/* translators: %s: name of the site. */
			'description'    => mb_substr( sprintf( __( 'Mainstreet on %s', 'mainstreet-blocks' ), get_bloginfo( 'name' ) ), 0, 200 ),
			'metadata'       => array( Stripe_Metadata::SITE => Stripe_Metadata::site() ),
		);
		$answer = $client->post( 'webhook_endpoints', $params, 'endpoint-' . md5( wp_json_encode( $params ) . ( isset( $kept['id'] ) ? $kept['id'] : '' ) . gmdate( 'YmdHi' ) ) );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$secret = Attributes::text( $answer, 'secret' );
		$id     = Stripe_Client::id( $answer );
		if ( ! Stripe_Webhook_Secrets::is_secret( $secret ) || ! Stripe_Client::is_id( $id, 'we_' ) ) {
			return Errors::unreachable( Stripe_Client::NAME );
		}
		Stripe_Webhook_Secrets::keep( $mode, compact( 'id', 'url' ), $secret );
		return true;
	}

	/**
	 * What we want to be told.
	 *
	 * @return string[]
	 */
	private static function events(): array {
		return array_keys( Stripe_Events::TYPES );
	}
}
