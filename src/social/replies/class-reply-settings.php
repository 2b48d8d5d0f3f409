<?php
namespace Mainstreet\Social\Replies;

use Mainstreet\Core\Errors;
use Mainstreet\Social\Networks\Connections\Post_Connections;
use Mainstreet\Social\Post_Switches;

defined( 'ABSPATH' ) || exit;

/**
 * Decides which posts show replies: the owner chooses post types (setting `replies_below`; none by default), and single posts can be excluded.
 */
final class Reply_Settings {

	/** Setting; REST field; meta key of a post that shows none. */
	const SETTING = 'replies_below';
	const FIELD   = 'mainstreet_replies_enabled';
	const META    = '_mainstreet_replies_hidden';

	/**
	 * Post types that show replies.
	 *
	 * @return string[]
	 */
	public static function types(): array {
		$types = Post_Switches::post_types_for( self::SETTING );
		return $types && Post_Switches::is_active( Post_Connections::MODULE ) ? $types : array();
	}

	/**
	 * Whether a post shows replies: everybody may read it, its type is chosen, and it was not excluded.
	 *
	 * @param mixed $post Post, or what get_post() returns for none.
	 */
	public static function is_shown( $post ): bool {
		return $post instanceof \WP_Post && '' === $post->post_password && is_post_publicly_viewable( $post )
			&& in_array( $post->post_type, self::types(), true ) && self::is_enabled( $post->ID );
	}

	/** Whether replies are switched on for a post. */
	public static function is_enabled( int $post_id ): bool {
		return ! get_post_meta( $post_id, self::META, true );
	}

	/** Registers the field for chosen post types. */
	public static function register_field(): void {
		foreach ( array_filter( self::types(), 'post_type_exists' ) as $type ) {
			register_rest_field(
				$type,
				self::FIELD,
				array(
					'get_callback'    => static fn( $post ) => self::is_enabled( (int) $post['id'] ),
					'update_callback' => array( __CLASS__, 'save' ),
					'schema'          => array(
						'description' => __( 'Whether the post shows its replies from social networks.', 'mainstreet-blocks' ),
						'type'        => 'boolean',
						'context'     => array( 'edit' ),
					),
				)
			);
		}
	}

	/**
	 * Stores the field. Core has checked `edit_post` before; it is checked again with the post in hand.
	 *
	 * @param mixed    $value Value of the request.
	 * @param \WP_Post $post  Post.
	 * @return true|\WP_Error
	 */
	public static function save( $value, $post ) {
		if ( ! current_user_can( 'edit_post', $post->ID ) ) {
			return Errors::forbidden();
		}
		if ( $value ) {
			delete_post_meta( $post->ID, self::META );
		} else {
			update_post_meta( $post->ID, self::META, '1' );
		}
		return true;
	}

	/**
	 * Adds for the editor: post types with the checkbox.
	 *
	 * @param array $own See Editor_State::own().
	 * @return array
	 */
	public static function add_to_editor( $own ) {
		$own['likesAndSharing']['replies'] = self::types();
		return $own;
	}
}
