<?php
namespace Mainstreet\Newsletter\Campaigns;

use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Row;

defined( 'ABSPATH' ) || exit;

/**
 * The choices the editor writes with a post (docs/server-contract.md A.11), under the names content already has.
 */
final class Newsletter_Meta {

	/** Subject of the mail, if it is not the title. */
	const SUBJECT = '_mainstreet_newsletter_subject';

	/** What lists of mails show beside the subject. */
	const PREVIEW = '_mainstreet_newsletter_preview';

	/** When it is to be sent, in the site's zone, such as `2026-11-24T08:00`; '' for soon behind publishing. */
	const TIME = '_mainstreet_newsletter_time';

	/** Registers the post meta of newsletters (docs/server-contract.md A.11), unless another plugin has. */
	public static function register(): void {
		$texts = array( Campaign_Trigger::ACCESS, '_jetpack_newsletter_tier_id', self::SUBJECT, self::PREVIEW, self::TIME );
		foreach ( array_merge( array( Campaign_Trigger::DONT_SEND, '_jetpack_memberships_contains_paywalled_content' ), $texts ) as $key ) {
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
					// A choice equal to the default is not stored: it must be the one in force.
					'default'           => $is_text ? '' : Campaign_Trigger::DONT_SEND === $key && ! self::sends_by_default(),
					'show_in_rest'      => true,
					'sanitize_callback' => Campaign_Trigger::ACCESS === $key ? array( __CLASS__, 'clean_access' ) : ( $is_text ? array( __CLASS__, 'clean_text' ) : 'rest_sanitize_boolean' ),
					'auth_callback'     => static function ( $allowed, $meta_key, $post_id ) {
						return current_user_can( 'edit_posts' ) && current_user_can( 'edit_post', $post_id );
					},
				)
			);
		}
	}

	/** Whether posts nobody has decided about are sent. */
	public static function sends_by_default(): bool {
		// Asked on every page: an option that is not there would cost each of them a query.
		$options = wp_load_alloptions();
		$compat  = isset( $options['wpcom_newsletter_send_default'] ) ? $options['wpcom_newsletter_send_default'] : true;
		// Registering is asked on every REST request: declarations of all settings are not read for it.
		$own = Stored_Settings::all()['newsletter_send_default'] ?? true;
		return $own && rest_sanitize_boolean( maybe_unserialize( $compat ) );
	}

	/**
	 * Who may read a post.
	 *
	 * @param mixed $value Value as sent.
	 * @return string '' for what is none of the known values.
	 */
	public static function clean_access( $value ) {
		return in_array( $value, array( 'everybody', 'subscribers', 'paid_subscribers', 'paid_subscribers_all_tiers' ), true ) ? $value : '';
	}

	/**
	 * A short text: 200 characters at most.
	 *
	 * @param mixed $value Value as sent.
	 * @return string
	 */
	public static function clean_text( $value ) {
		return is_string( $value ) ? Subscriber_Row::clean( $value, 200 ) : '';
	}
}
