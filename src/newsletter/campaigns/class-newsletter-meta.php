<?php
namespace Mainstreet\Newsletter\Campaigns;

use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Row;

defined( 'ABSPATH' ) || exit;

/** Registers the newsletter settings of a post (docs/server-contract.md A.11). Keys that existing content uses keep their names. */
final class Newsletter_Meta {

	const DONT_SEND = '_jetpack_dont_email_post_to_subs';
	const ACCESS    = '_jetpack_newsletter_access';

	/** Subject of the email; empty for the title of the post. */
	const SUBJECT = '_mainstreet_newsletter_subject';

	/** Preview text, which email programs show next to the subject. */
	const PREVIEW = '_mainstreet_newsletter_preview';

	/** When to send, in the site's time zone, such as `2026-11-24T08:00`; empty to send shortly after publication. */
	const TIME = '_mainstreet_newsletter_time';

	/** Maximum number of seconds that a newsletter may be postponed. */
	const FURTHEST = YEAR_IN_SECONDS;

	/** Registers the post meta, except keys that another plugin has registered. */
	public static function register(): void {
		$texts = array( self::ACCESS, '_jetpack_newsletter_tier_id', self::SUBJECT, self::PREVIEW, self::TIME );
		foreach ( array_merge( array( self::DONT_SEND, '_jetpack_memberships_contains_paywalled_content' ), $texts ) as $key ) {
			if ( registered_meta_key_exists( 'post', $key, 'post' ) || registered_meta_key_exists( 'post', $key ) ) {
				continue;
			}
			$is_text = in_array( $key, $texts, true );
			register_post_meta(
				'post',
				$key,
				array(
					'type'              => $is_text ? 'string' : 'boolean',
					'single'            => true,
					// REST does not store a value equal to the default, so the default must match the current setting.
					'default'           => $is_text ? '' : self::DONT_SEND === $key && ! self::sends_by_default(),
					'show_in_rest'      => true,
					'sanitize_callback' => self::ACCESS === $key ? array( __CLASS__, 'clean_access' ) : ( $is_text ? array( __CLASS__, 'clean_text' ) : 'rest_sanitize_boolean' ),
					'auth_callback'     => static fn( $allowed, $meta_key, $post_id ) => current_user_can( 'edit_posts' ) && is_numeric( $post_id ) && current_user_can( 'edit_post', $post_id ),
				)
			);
		}
	}

	/** Whether posts without an explicit choice are sent. */
	public static function sends_by_default(): bool {
		// Runs on every REST request, where reading a missing option would cost a query.
		$options = wp_load_alloptions();
		$compat  = $options['wpcom_newsletter_send_default'] ?? true;
		// Does not load the declarations of all settings.
		$own = Stored_Settings::all()['newsletter_send_default'] ?? true;
		return $own && rest_sanitize_boolean( maybe_unserialize( $compat ) );
	}

	/**
	 * Sanitizes the access setting of a post.
	 *
	 * @return string Empty if the value is unknown.
	 */
	public static function clean_access( $value ) {
		return in_array( $value, array( 'everybody', 'subscribers', 'paid_subscribers', 'paid_subscribers_all_tiers' ), true ) ? $value : '';
	}

	/** Sanitizes a short text to at most 200 characters. */
	public static function clean_text( $value ) {
		return is_string( $value ) ? Subscriber_Row::clean( $value, 200 ) : '';
	}

	/**
	 * Parses a start time in the site's time zone.
	 *
	 * @param string $text Time such as `2026-11-24T08:00`.
	 * @return int|null Unix time; null if it is invalid, in the past or more than a year away.
	 */
	public static function parse_time( string $text ): ?int {
		$time = preg_match( '/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/D', $text ) ? date_create_immutable( $text, wp_timezone() ) : false;
		$time = $time ? $time->getTimestamp() : 0;
		return $time > time() && $time <= time() + self::FURTHEST ? $time : null;
	}
}
