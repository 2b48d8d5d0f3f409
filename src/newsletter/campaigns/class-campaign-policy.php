<?php
namespace Mainstreet\Newsletter\Campaigns;

use Mainstreet\Registration\Modules\Module_Conflicts;

defined( 'ABSPATH' ) || exit;

/** Decides which posts are sent to subscribers, and to which of them. */
final class Campaign_Policy {

	/** Returns the audience of a post, from its access setting: `all` or `members`. */
	public static function get_audience( $post ): string {
		return 0 === strpos( (string) get_post_meta( $post->ID, Newsletter_Meta::ACCESS, true ), 'paid_subscribers' ) ? 'members' : 'all';
	}

	/** Whether a post is published and has no password. */
	public static function is_public( $post ): bool {
		return $post instanceof \WP_Post && 'publish' === $post->post_status && '' === $post->post_password;
	}

	/** Whether a post should be sent: the choice of its author, or the default of the site. */
	public static function is_wanted( $post ): bool {
		if ( metadata_exists( 'post', $post->ID, Newsletter_Meta::DONT_SEND ) ) {
			$wanted = ! rest_sanitize_boolean( get_post_meta( $post->ID, Newsletter_Meta::DONT_SEND, true ) );
		} else {
			$wanted = Newsletter_Meta::sends_by_default();
		}
		/**
		 * Filters whether a post is sent to subscribers.
		 *
		 * @param bool     $wanted Choice of the author, or the site's default. False if the newsletter is off or Jetpack's newsletter is active.
		 * @param \WP_Post $post   The post.
		 */
		return (bool) apply_filters( 'mainstreet_newsletter_send', $wanted && Module_Conflicts::is_active( 'subscriptions' ), $post );
	}

	/**
	 * Returns the post types that are sent.
	 *
	 * @return string[]
	 */
	public static function post_types(): array {
		/**
		 * Filters the post types that are sent to subscribers.
		 *
		 * @param string[] $types `post` by default.
		 */
		return (array) apply_filters( 'mainstreet_newsletter_post_types', array( 'post' ) );
	}

	/** Whether Jetpack, or one of its standalone plugins, sends new posts (docs/server-contract.md C.1). */
	public static function jetpack_sends(): bool {
		if ( class_exists( 'Jetpack', false ) && method_exists( 'Jetpack', 'is_module_active' ) ) {
			return (bool) \Jetpack::is_module_active( 'subscriptions' );
		}
		$modules = 'Automattic\Jetpack\Modules';
		return class_exists( $modules, false ) && method_exists( $modules, 'is_active' ) && (bool) ( new $modules() )->is_active( 'subscriptions' );
	}
}
