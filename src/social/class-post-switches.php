<?php
namespace Mainstreet\Social;

use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Registration\Modules\Module_Conflicts;
use Mainstreet\Registration\Modules\Modules;

defined( 'ABSPATH' ) || exit;

/** The two fields of a post that switch likes and sharing buttons (docs/server-contract.md A.11), and what they decide. */
final class Post_Switches {

	/** Post type support that likes need (added in hooks.php); REST field; meta key. */
	const LIKES      = 'jetpack-post-likes';
	const LIKE_FIELD = 'jetpack_likes_enabled';
	const LIKE_META  = 'switch_like_status';

	/** The same for sharing buttons. */
	const SHARING       = 'jetpack-sharing-buttons';
	const SHARING_FIELD = 'jetpack_sharing_enabled';
	const SHARING_META  = 'sharing_disabled';

	/** Option: posts show no likes unless they are switched on for a post. */
	const DEFAULT_OFF = 'disabled_likes';

	/**
	 * Whether a module works. Pages have at hand what decides it on almost every site; the rest is only asked for
	 * where another plugin or the site's host may have a say.
	 *
	 * @param string $id `like` or `sharing-buttons`.
	 */
	public static function is_active( string $id ): bool {
		return Modules::is_on( $id ) && ( ! self::has_external_rules() || Module_Conflicts::is_active( $id ) );
	}

	/** Whether another plugin or the site's host may have a say. */
	public static function has_external_rules(): bool {
		return self::has_jetpack() || has_filter( 'mainstreet_module_conflict' ) || has_filter( 'mainstreet_extension_gate' );
	}

	/**
	 * Whether Jetpack does the same.
	 *
	 * @param string $module Jetpack module: `likes`, `sharedaddy`.
	 */
	public static function is_jetpack_module_active( string $module ): bool {
		if ( class_exists( 'Jetpack', false ) && method_exists( 'Jetpack', 'is_module_active' ) ) {
			return (bool) \Jetpack::is_module_active( $module );
		}
		$modules = 'Automattic\Jetpack\Modules';
		return class_exists( $modules, false ) && method_exists( $modules, 'is_active' ) && (bool) ( new $modules() )->is_active( $module );
	}

	/**
	 * Whether a post is set to show likes.
	 *
	 * @param int $post_id Post.
	 */
	public static function has_likes( $post_id ): bool {
		$own = get_post_meta( $post_id, self::LIKE_META, true );
		return is_scalar( $own ) && '' !== (string) $own ? '1' === (string) $own : ! get_option( self::DEFAULT_OFF );
	}

	/**
	 * Whether a post is set to show sharing buttons.
	 *
	 * @param int $post_id Post.
	 */
	public static function has_sharing( $post_id ): bool {
		return ! get_post_meta( $post_id, self::SHARING_META, true );
	}

	/**
	 * Whether a post can be liked: its type supports likes, they are switched on, and everybody may read it.
	 *
	 * @param mixed $post Post, or what get_post() returns for none.
	 */
	public static function can_be_liked( $post ): bool {
		return self::is_public( $post ) && post_type_supports( $post->post_type, self::LIKES ) && self::has_likes( $post->ID );
	}

	/**
	 * Whether a post shows sharing buttons.
	 *
	 * @param mixed $post Post, or what get_post() returns for none.
	 */
	public static function is_shared( $post ): bool {
		return self::is_public( $post ) && post_type_supports( $post->post_type, self::SHARING ) && self::has_sharing( $post->ID );
	}

	/**
	 * Post types that show something below their content. The setting is read as it is stored, because loading the
	 * declarations of all settings means reading many files.
	 *
	 * @param string $setting `likes_below`, `sharing_below` or `replies_below`.
	 * @return string[]
	 */
	public static function post_types_for( string $setting ): array {
		return array_values( array_filter( array_map( 'trim', explode( ',', Stored_Settings::text( $setting ) ) ) ) );
	}

	public static function register_fields(): void {
		$fields = array(
			'like'            => array( self::LIKES, self::LIKE_FIELD, 'has_likes', 'set_likes', __( 'Whether the post shows likes.', 'mainstreet-blocks' ) ),
			'sharing-buttons' => array( self::SHARING, self::SHARING_FIELD, 'has_sharing', 'set_sharing', __( 'Whether the post shows sharing buttons.', 'mainstreet-blocks' ) ),
		);
		foreach ( $fields as $module => list( $support, $name, $get, $set, $description ) ) {
			$types = self::is_active( $module ) ? get_post_types_by_support( $support ) : array();
			foreach ( $types as $type ) {
				// Another plugin may have registered it.
				if ( ! isset( $GLOBALS['wp_rest_additional_fields'][ $type ][ $name ] ) ) {
					register_rest_field( $type, $name, self::field( $get, $set, $description ) );
				}
			}
		}
	}

	/**
	 * Adds for the editor: post types with the panel, post types with buttons below the content, and whether the user may
	 * change the setting.
	 *
	 * @param array $own See Editor_State::own().
	 * @return array
	 */
	public static function add_to_editor( $own ) {
		$own['likesAndSharing'] = array(
			'likes'     => self::is_active( 'like' ) ? array_values( get_post_types_by_support( self::LIKES ) ) : array(),
			'sharing'   => self::is_active( 'sharing-buttons' ) ? array_values( get_post_types_by_support( self::SHARING ) ) : array(),
			'below'     => array(
				'likes'   => self::post_types_for( 'likes_below' ),
				'sharing' => self::post_types_for( 'sharing_below' ),
			),
			'mayChange' => current_user_can( 'manage_options' ),
		);
		return $own;
	}

	/**
	 * A field. Core has checked `edit_post` before a write; it is checked again with the post in hand.
	 *
	 * @param string $get Method that reads the field.
	 * @param string $set Method that stores the field.
	 */
	private static function field( string $get, string $set, string $description ): array {
		return array(
			'get_callback'    => static fn( $post ) => self::$get( (int) $post['id'] ),
			'update_callback' => static function ( $value, $post ) use ( $set ) {
				if ( ! current_user_can( 'edit_post', $post->ID ) ) {
					return new \WP_Error( 'rest_forbidden', __( 'Sorry, you are not allowed to do that.', 'mainstreet-blocks' ), array( 'status' => rest_authorization_required_code() ) );
				}
				self::$set( $post->ID, (bool) $value );
				return true;
			},
			'schema'          => array(
				'description' => $description,
				'type'        => 'boolean',
				'context'     => array( 'edit' ),
			),
		);
	}

	/**
	 * Stores whether a post shows likes; deletes the meta where the value is the site's default.
	 *
	 * @param bool $is_on Whether it shows likes.
	 */
	private static function set_likes( int $post_id, bool $is_on ): void {
		if ( ! get_option( self::DEFAULT_OFF ) === $is_on ) {
			delete_post_meta( $post_id, self::LIKE_META );
		} else {
			update_post_meta( $post_id, self::LIKE_META, $is_on ? '1' : '0' );
		}
	}

	/**
	 * Stores whether a post shows sharing buttons.
	 *
	 * @param bool $is_on Whether it shows sharing buttons.
	 */
	private static function set_sharing( int $post_id, bool $is_on ): void {
		if ( $is_on ) {
			delete_post_meta( $post_id, self::SHARING_META );
		} else {
			update_post_meta( $post_id, self::SHARING_META, '1' );
		}
	}

	/** Whether everybody may read a post, without a password. */
	private static function is_public( $post ): bool {
		return $post instanceof \WP_Post && '' === $post->post_password && is_post_publicly_viewable( $post );
	}

	/** Whether Jetpack or a plugin of its family is active. */
	private static function has_jetpack(): bool {
		return class_exists( 'Jetpack', false ) || class_exists( 'Automattic\Jetpack\Modules', false );
	}
}
