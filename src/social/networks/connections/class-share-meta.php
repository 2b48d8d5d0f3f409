<?php
namespace Mainstreet\Social\Networks\Connections;

use Mainstreet\Core\Text\Utf8;

defined( 'ABSPATH' ) || exit;

/**
 * The post's message and switches for sharing (docs/server-contract.md A.11): stored under the meta keys of Jetpack, with other names in REST.
 * Users who may not publish the post may not change them.
 */
final class Share_Meta {

	/** Maximum length of a message in characters. */
	const MESSAGE = 255;

	/** Meta keys. */
	const TEXT   = '_wpas_mess';
	const THREAD = '_wpas_is_tweetstorm';
	const DONE   = '_wpas_done_all';

	/** Names in REST. */
	const NAMES = array(
		self::TEXT                => 'jetpack_publicize_message',
		self::THREAD              => 'jetpack_is_tweetstorm',
		Post_Connections::FEATURE => 'jetpack_publicize_feature_enabled',
		self::DONE                => 'jetpack_social_post_already_shared',
	);

	/** Registers the meta, unless another plugin has. */
	public static function register(): void {
		foreach ( get_post_types_by_support( Post_Connections::MODULE ) as $type ) {
			if ( ! Post_Connections::is_shared_type( $type ) ) {
				continue;
			}
			foreach ( self::NAMES as $key => $name ) {
				if ( registered_meta_key_exists( 'post', $key, $type ) || registered_meta_key_exists( 'post', $key ) ) {
					continue;
				}
				$is_text = self::TEXT === $key;
				register_post_meta(
					$type,
					$key,
					array(
						'type'              => $is_text ? 'string' : 'boolean',
						'single'            => true,
						'default'           => $is_text ? '' : Post_Connections::FEATURE === $key,
						'show_in_rest'      => array( 'name' => $name ),
						'sanitize_callback' => $is_text ? static function ( $text ) {
							// Core passes further arguments.
							return self::clean( $text );
						} : 'rest_sanitize_boolean',
						'auth_callback'     => static fn( $allowed, $meta_key, $post_id ) => self::DONE !== $key && is_numeric( $post_id ) && current_user_can( 'publish_post', $post_id ),
					)
				);
			}
			add_filter( "rest_pre_insert_$type", array( __CLASS__, 'ignore_unchanged' ), 9, 2 );
		}
	}

	/**
	 * Cleans a message for storing: plain text as typed, including "a < b" and URLs with "%D0", which core's sanitizing of text fields would
	 * change. It is always escaped for output.
	 *
	 * @param mixed $text Text as typed.
	 * @param int   $most Maximum number of characters.
	 */
	public static function clean( $text, int $most = self::MESSAGE ): string {
		$text = is_string( $text ) ? Utf8::clean( $text ) : '';
		$text = (string) preg_replace( '/[\x00-\x08\x0B-\x1F\x7F]+/', '', str_replace( "\r", "\n", str_replace( "\r\n", "\n", $text ) ) );
		return trim( mb_substr( trim( $text ), 0, max( 1, (int) $most ) ) );
	}

	/**
	 * The editor sends all meta of a post when one has changed. Unchanged values need no permission, and read-only ones are ignored.
	 *
	 * @param mixed $prepared Post to be stored.
	 * @return mixed
	 */
	public static function ignore_unchanged( $prepared, $request ) {
		$meta = $request instanceof \WP_REST_Request ? $request['meta'] : null;
		$id   = is_object( $prepared ) && isset( $prepared->ID ) ? (int) $prepared->ID : 0;
		if ( ! is_array( $meta ) ) {
			return $prepared;
		}
		foreach ( self::NAMES as $key => $name ) {
			if ( ! array_key_exists( $name, $meta ) ) {
				continue;
			}
			$default = self::TEXT === $key ? '' : Post_Connections::FEATURE === $key;
			$stored  = $id > 0 && metadata_exists( 'post', $id, $key ) ? get_post_meta( $id, $key, true ) : $default;
			$is_same = self::TEXT === $key ? (string) $stored === $meta[ $name ] : (bool) $stored === $meta[ $name ];
			if ( self::DONE === $key || $is_same ) {
				unset( $meta[ $name ] );
			}
		}
		$request->set_param( 'meta', $meta );
		return $prepared;
	}
}
