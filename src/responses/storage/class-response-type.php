<?php
namespace Mainstreet\Responses\Storage;

use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the post type of responses, their statuses and the post type of forms (docs/server-contract.md B.2), and keeps
 * them away from visitors.
 */
final class Response_Type {

	const TYPE = 'feedback';

	/** Post status of each folder of the screen. */
	const STATUSES = array(
		'inbox' => 'publish',
		'spam'  => 'spam',
		'trash' => 'trash',
	);

	/** Status of responses that are deleted once they have been mailed. */
	const TEMPORARY = 'jp-temp-feedback';

	/** Registers what no other plugin has registered. Runs after all of them. */
	public static function register(): void {
		if ( ! get_post_status_object( 'spam' ) ) {
			register_post_status( 'spam', self::status( __( 'Spam', 'mainstreet-blocks' ) ) );
		}
		if ( ! get_post_status_object( self::TEMPORARY ) ) {
			register_post_status( self::TEMPORARY, self::status( __( 'Temporary', 'mainstreet-blocks' ) ) );
		}
		if ( ! post_type_exists( self::TYPE ) ) {
			register_post_type( self::TYPE, self::type() );
			add_filter( 'rest_pre_dispatch', array( __CLASS__, 'guard_core_route' ), 10, 3 );
		}
		// Form_Source::FORM_TYPE; the class is not loaded on every page.
		if ( ! post_type_exists( 'jetpack_form' ) ) {
			register_post_type(
				'jetpack_form',
				array(
					'labels'          => array(
						'name'          => __( 'Forms', 'mainstreet-blocks' ),
						'singular_name' => __( 'Form', 'mainstreet-blocks' ),
						'edit_item'     => __( 'Edit form', 'mainstreet-blocks' ),
					),
					'public'          => false,
					// Opened from the blocks that show them, not from a menu.
					'show_ui'         => true,
					'show_in_menu'    => false,
					'show_in_rest'    => true,
					'rewrite'         => false,
					'query_var'       => false,
					'capability_type' => 'page',
					'map_meta_cap'    => true,
					'supports'        => array( 'title', 'editor', 'revisions' ),
				)
			);
			add_filter( 'rest_pre_dispatch', array( __CLASS__, 'guard_form_route' ), 20, 3 );
		}
	}

	/** Returns the arguments of the post type. */
	private static function type(): array {
		return array(
			'labels'              => array(
				'name'          => __( 'Form responses', 'mainstreet-blocks' ),
				'singular_name' => __( 'Form response', 'mainstreet-blocks' ),
			),
			'public'              => false,
			'exclude_from_search' => true,
			'publicly_queryable'  => false,
			'show_ui'             => false,
			'show_in_menu'        => false,
			'show_in_admin_bar'   => false,
			'show_in_nav_menus'   => false,
			'show_in_rest'        => true,
			'rewrite'             => false,
			'query_var'           => false,
			'has_archive'         => false,
			'can_export'          => true,
			'delete_with_user'    => false,
			'supports'            => false,
			'capability_type'     => 'page',
			'map_meta_cap'        => true,
			'capabilities'        => array( 'create_posts' => 'do_not_allow' ),
		);
	}

	/**
	 * Returns the arguments of a status that only editors see.
	 *
	 * @param string $label Label.
	 */
	private static function status( string $label ): array {
		return array(
			'label'                     => $label,
			'public'                    => false,
			'internal'                  => false,
			'protected'                 => true,
			'exclude_from_search'       => true,
			'show_in_admin_all_list'    => false,
			'show_in_admin_status_list' => true,
		);
	}

	/**
	 * Whether the current user may read responses at all. Each response is checked in addition.
	 *
	 * @return true|\WP_Error
	 */
	public static function may_read() {
		return current_user_can( 'edit_pages' ) && current_user_can( 'edit_others_pages' ) ? true : Errors::forbidden();
	}

	/**
	 * Closes core's route of the post type to users who may not read responses. Core considers every published post public,
	 * whatever its type.
	 *
	 * @param mixed            $result  Result of another filter.
	 * @param \WP_REST_Server  $server  Server.
	 * @param \WP_REST_Request $request Request.
	 * @return mixed An error for users who may not.
	 */
	public static function guard_core_route( $result, $server, $request ) {
		if ( ! $request instanceof \WP_REST_Request || ! preg_match( '#^/wp/v2/feedback(/|$)#i', $request->get_route() ) ) {
			return $result;
		}
		$may_read = self::may_read();
		return is_wp_error( $may_read ) ? $may_read : $result;
	}

	/**
	 * Closes core's route of forms to users who may not edit pages: a published form is public on the pages that show it only.
	 *
	 * @param mixed            $result  Result of another filter.
	 * @param \WP_REST_Server  $server  Server.
	 * @param \WP_REST_Request $request Request.
	 * @return mixed An error for users who may not.
	 */
	public static function guard_form_route( $result, $server, $request ) {
		$is_form = $request instanceof \WP_REST_Request && preg_match( '#^/wp/v2/jetpack_form(/|$)#i', $request->get_route() );
		// Core has already answered OPTIONS requests.
		return null !== $result || ! $is_form || current_user_can( 'edit_pages' ) ? $result : Errors::forbidden();
	}

	/**
	 * Closes comments of responses, whose comment status `open` means unread.
	 *
	 * @param bool $is_open Whether comments are open.
	 * @param int  $post_id Post.
	 * @return bool
	 */
	public static function close_comments( $is_open, $post_id ) {
		return $is_open && self::TYPE !== get_post_type( $post_id );
	}

	/** Deletes all responses and their meta data. */
	public static function delete_all(): void {
		global $wpdb;
		// phpcs:disable WordPress.DB -- no function deletes a million posts; ids are numbers.
		do {
			$ids  = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type = %s ORDER BY ID LIMIT %d", self::TYPE, 500 ) ) );
			$list = implode( ',', $ids );
			$done = $ids && $wpdb->query( "DELETE FROM {$wpdb->postmeta} WHERE post_id IN ($list)" ) !== false
				&& $wpdb->query( "DELETE FROM {$wpdb->posts} WHERE ID IN ($list)" );
			foreach ( $ids as $id ) {
				wp_cache_delete( $id, 'posts' );
				wp_cache_delete( $id, 'post_meta' );
			}
		} while ( $done );
		// phpcs:enable
		wp_cache_set_posts_last_changed();
		delete_option( Unread_Count::OPTION );
	}
}
