<?php
namespace Mainstreet\Payments\Stripe\Api;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Options\Settings_Page;
use Mainstreet\Payments\Events\Provider_Events;
use Mainstreet\Payments\Events\Provider_Health;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Endpoint;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Events;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Webhook;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Webhook_Secrets;

defined( 'ABSPATH' ) || exit;

/**
 * What the settings and Site Health say of the webhook.
 */
final class Stripe_Status {

	/** Ways in which the webhook is set up. */
	const MADE       = 'made';
	const ENTERED    = 'entered';
	const MISSING    = 'missing';
	const UNREADABLE = 'unreadable';

	/**
	 * The webhook of a mode.
	 *
	 * @param string $mode Mode.
	 * @return array `way` (one of the above), `url`, `last` (Unix time of the last event, 0 for none), `problem` (sentence or '').
	 */
	public static function webhook( $mode ): array {
		$kept = Stripe_Webhook_Secrets::kept( $mode );
		$way  = Stripe_Webhook_Secrets::is_made( $mode ) ? self::MADE : self::MISSING;
		$way  = Stripe_Webhook_Secrets::is_unreadable( $mode ) ? self::UNREADABLE : $way;
		return array(
			'way'     => Stripe_Webhook_Secrets::is_entered( $mode ) ? self::ENTERED : $way,
			'url'     => Stripe_Endpoint::url(),
			'last'    => Provider_Events::last( 'evt_', $mode ),
			'problem' => Attributes::text( $kept, 'problem' ),
		);
	}

	/**
	 * Adds ours to the webhooks that the settings show: one for each mode that has a key.
	 *
	 * @param array[] $webhooks See Webhook_List::all().
	 * @return array[]
	 */
	public static function add_webhooks( $webhooks ) {
		return array_merge( (array) $webhooks, array_map( array( __CLASS__, 'describe' ), Stripe_Keys::modes() ) );
	}

	/**
	 * Adds our test to Site Health.
	 *
	 * @param array[] $tests Tests.
	 * @return array[]
	 */
	public static function add_test( $tests ) {
		if ( Stripe_Keys::modes() ) {
			$tests['direct']['mainstreet_stripe'] = array(
				'label' => __( 'Stripe payments', 'mainstreet-blocks' ),
				'test'  => array( __CLASS__, 'test' ),
			);
		}
		return $tests;
	}

	/**
	 * The test of Site Health.
	 *
	 * @return array As a test of Site Health.
	 */
	public static function test(): array {
		return Provider_Health::result( 'stripe', self::verdict() );
	}

	/**
	 * What is to be said.
	 *
	 * @return string[] Status, label, text.
	 */
	private static function verdict(): array {
		$mode = Stripe_Keys::mode();
		if ( '' === Stripe_Keys::service( $mode ) ) {
			return array( 'recommended', __( 'Payments cannot be accepted', 'mainstreet-blocks' ), self::no_key( $mode ) );
		}
		if ( Stripe_Keys::is_rejected( $mode ) ) {
			return array( 'critical', __( 'Stripe rejected the saved key', 'mainstreet-blocks' ), __( 'Payments cannot be accepted until a new key is set.', 'mainstreet-blocks' ) );
		}
		$webhook = self::describe( $mode );
		if ( 'good' !== $webhook['status'] ) {
			return array( 'recommended', __( 'Stripe is not sending events to this site', 'mainstreet-blocks' ), $webhook['text'] );
		}
		if ( Stripe_Keys::TEST === $mode ) {
			return array( 'recommended', __( 'Payments are in test mode', 'mainstreet-blocks' ), __( 'Visitors can complete a purchase, but no one is charged. Switch to live payments when you are ready.', 'mainstreet-blocks' ) );
		}
		return array( 'good', __( 'Stripe payments are set up', 'mainstreet-blocks' ), $webhook['text'] );
	}

	/**
	 * A webhook in words.
	 *
	 * @param string $mode Mode.
	 * @return array See Webhook_List::all().
	 */
	public static function describe( $mode ) {
		$webhook = self::webhook( $mode );
		$is_set  = in_array( $webhook['way'], array( self::MADE, self::ENTERED ), true );
		$renew   = ! $is_set && Stripe_Endpoint::is_reachable( $webhook['url'] );
		$by_hand = self::MADE !== $webhook['way'] && ! ( $renew && self::UNREADABLE === $webhook['way'] );
		return array(
			'id'      => 'stripe-' . $mode,
			'mode'    => $mode,
			'label'   => self::label( $mode ),
			'status'  => $is_set ? 'good' : 'warning',
			'text'    => $is_set ? self::last( $webhook['last'] ) : self::missing( $webhook ),
			'url'     => $by_hand ? $webhook['url'] : '',
			/* translators: %s: list of events. */
			'hint'    => $by_hand ? sprintf( __( 'In Stripe, under Developers > Webhooks, add an endpoint with this URL and the events listed here. Then enter its signing secret below, under “Stripe webhook”. Events: %s', 'mainstreet-blocks' ), implode( ', ', array_keys( Stripe_Events::TYPES ) ) ) : '',
			'renew'   => $renew,
			'command' => $is_set || $renew ? '' : 'stripe listen --forward-to ' . $webhook['url'],
		);
	}

	/**
	 * When the last event came.
	 *
	 * @param int $time Unix time; 0 for never.
	 */
	private static function last( $time ): string {
		$bad  = Counters::get( Stripe_Webhook::BAD );
		$text = Provider_Health::last( $time );
		/* translators: %s: number. */
		return $bad > 0 ? $text . ' ' . sprintf( _n( '%s event had an invalid signature.', '%s events had invalid signatures.', $bad, 'mainstreet-blocks' ), number_format_i18n( $bad ) ) : $text;
	}

	/**
	 * What is said where there is no webhook.
	 *
	 * @param array $webhook As webhook().
	 */
	private static function missing( array $webhook ): string {
		$problem = $webhook['problem'];
		$text    = self::UNREADABLE === $webhook['way'] ? self::unreadable() : __( 'Payments are only detected when buyers return to the site, and once an hour. Set up the webhook to detect them immediately.', 'mainstreet-blocks' );
		/* translators: %s: what Stripe said. */
		return '' === $problem ? $text : $text . ' ' . sprintf( __( 'Stripe said: %s', 'mainstreet-blocks' ), $problem );
	}

	/** What is said where the signing secret can't be decrypted. */
	private static function unreadable(): string {
		return __( 'The signing secret can no longer be read, because the security keys of this site have changed. Events from Stripe are rejected until the webhook is set up again. Payments are noticed only when buyers return, and once an hour.', 'mainstreet-blocks' );
	}

	/**
	 * Adds endpoints whose secret can't be decrypted to the list of such secrets.
	 *
	 * @param array[] $secrets See Unreadable_Secrets::all().
	 * @return array[]
	 */
	public static function add_unreadable( $secrets ) {
		foreach ( array( Stripe_Keys::LIVE, Stripe_Keys::TEST ) as $mode ) {
			if ( Stripe_Webhook_Secrets::is_unreadable( $mode ) && ! Stripe_Webhook_Secrets::is_entered( $mode ) ) {
				$secrets[] = array(
					'id'    => 'webhook:stripe-' . $mode,
					'label' => self::label( $mode ),
					'url'   => Settings_Page::url() . '#/payments/' . Stripe_Keys::SERVICES[ $mode ],
				);
			}
		}
		return $secrets;
	}

	/**
	 * Sets a webhook of ours up again, when the settings ask for it.
	 *
	 * @param true|\WP_Error|null $done Null unless it was another's.
	 * @param string              $id   Id of a webhook.
	 * @return true|\WP_Error|null
	 */
	public static function renew( $done, $id ) {
		foreach ( Stripe_Keys::modes() as $mode ) {
			if ( 'stripe-' . $mode === $id ) {
				return Stripe_Endpoint::ensure( $mode );
			}
		}
		return $done;
	}

	/**
	 * Name of the webhook of a mode.
	 *
	 * @param string $mode Mode.
	 */
	private static function label( $mode ): string {
		return Stripe_Keys::LIVE === $mode ? __( 'Stripe: live payment events', 'mainstreet-blocks' ) : __( 'Stripe: test payment events', 'mainstreet-blocks' );
	}

	/**
	 * What is said where the mode that is switched on has no key.
	 *
	 * @param string $mode Mode.
	 */
	private static function no_key( string $mode ): string {
		return Stripe_Keys::LIVE === $mode
			? __( 'Live payments are turned on, but only the test key is set.', 'mainstreet-blocks' )
			: __( 'Test payments are turned on, but only the live key is set.', 'mainstreet-blocks' );
	}
}
