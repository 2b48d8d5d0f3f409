<?php
/**
 * What the code names, and whether deleting the plugin leaves it behind: new names are included by themselves.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Left_Behind;

use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Lifecycle\Install;
use Mainstreet\Lifecycle\Uninstall;
use function Mainstreet\Tests\{ plugin_files, same, test, truly };

/** Post meta that stays, as the posts, plans and files do that it belongs to. */
const KEPT = array(
	'/^_mainstreet_plan_/'                             => 'Plans stay: blocks refer to them.',
	'/^_mainstreet_(?:is_editable|buyer_can_change_amount)$/' => 'Of plans.',
	'/^_mainstreet_(?:creator|license|license_url|media_source|media_copy)$/' => 'Who made an image, and under which license, is known as long as it is there.',
	'/^_mainstreet_video_(?:home|tracks)$/'            => 'Of videos whose files stay where they are.',
);

/** Post meta of form responses: it stays and goes with them. */
const OF_RESPONSES = array( '_mainstreet_source', '_mainstreet_form_hash', '_mainstreet_file', '_mainstreet_mail_tries', '_mainstreet_mail_error', '_mainstreet_mail_sent' );

/** Keys of post meta in the code. */
function meta_keys() {
	$keys = array();
	foreach ( plugin_files() as $file ) {
		preg_match_all( "/'(_mainstreet_[a-z_]+)'/", file_get_contents( $file ), $found );
		foreach ( $found[1] as $key ) {
			$keys[] = '_' === substr( $key, -1 ) ? $key . ( '_mainstreet_stripe_product_' === $key ? 'live' : '7' ) : $key;
		}
	}
	return array_values( array_unique( $keys ) );
}

/** Hooks that the code schedules. */
function scheduled_hooks() {
	$hooks = array();
	foreach ( plugin_files() as $file ) {
		$code = file_get_contents( $file );
		preg_match_all( '/(?:->plan\(|ensure_(?:recurring|single)\(|wp_schedule_single_event\( [^,]+,) ?self::([A-Z_]+)/', $code, $found );
		foreach ( array_unique( $found[1] ) as $constant ) {
			$hooks[] = preg_match( "/\bconst $constant\s*=\s*'([^']+)'/", $code, $value ) ? $value[1] : "$file $constant";
		}
	}
	return array_values( array_unique( $hooks ) );
}

test( 'no event that the code schedules is left when the plugin is deleted or deactivated', function () {
	$hooks = scheduled_hooks();
	truly( count( $hooks ) > 15, implode( ', ', $hooks ) );
	foreach ( $hooks as $hook ) {
		wp_schedule_single_event( time() + 900, $hook );
	}
	Uninstall::run();
	same( array(), array_values( array_filter( $hooks, 'wp_next_scheduled' ) ) );
} );

test( 'no post meta that the code names is left but what belongs to what stays', function () {
	$keys = meta_keys();
	truly( count( $keys ) > 20, implode( ', ', $keys ) );
	$post   = wp_insert_post( array( 'post_title' => 'News', 'post_status' => 'publish' ) );
	$answer = wp_insert_post( array( 'post_type' => 'feedback', 'post_title' => 'Ada', 'post_status' => 'publish', 'post_content' => '{}' ) );
	foreach ( $keys as $key ) {
		add_post_meta( in_array( $key, OF_RESPONSES, true ) ? $answer : $post, $key, '1' );
	}
	Stored_Settings::save( array( Stored_Settings::DELETE_ALL => true, Stored_Settings::DELETE_RESPONSES => true ) );
	Uninstall::run();
	$left = array_filter(
		$keys,
		static function ( $key ) use ( $post, $answer ) {
			foreach ( array_keys( KEPT ) as $pattern ) {
				if ( preg_match( $pattern, $key ) ) {
					return ! metadata_exists( 'post', $post, $key );
				}
			}
			return metadata_exists( 'post', $post, $key ) || metadata_exists( 'post', $answer, $key );
		}
	);
	same( array(), array_values( $left ) );
	Install::maybe_run();
} );

test( 'the sign-ins of users and what a plain installation stores are gone too', function () {
	global $wpdb;
	$user = wp_insert_user( array( 'user_login' => 'left', 'user_pass' => 'x', 'user_email' => 'left@example.org' ) );
	foreach ( plugin_files() as $file ) {
		if ( preg_match( '/_user_meta\(/', file_get_contents( $file ) ) && preg_match_all( "/const \w*(?:META|STATE)\w*\s*=\s*'(mainstreet_[a-z_]+)'/", file_get_contents( $file ), $found ) ) {
			foreach ( $found[1] as $key ) {
				add_user_meta( $user, $key, '1' );
			}
		}
	}
	truly( count( get_user_meta( $user, 'mainstreet_proven_email' ) ) > 0 );
	delete_option( 'disabled_likes' );
	Install::activate();
	do_action( 'mainstreet_activated' );
	Stored_Settings::save( array( Stored_Settings::DELETE_ALL => true, Stored_Settings::DELETE_RESPONSES => true ) );
	Uninstall::run();
	same( '0', (string) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->usermeta} WHERE meta_key LIKE '%mainstreet%'" ) );
	wp_cache_flush();
	same( false, get_option( 'disabled_likes' ) );
	wp_delete_user( $user );
	Install::activate();
} );
