<?php
namespace Mainstreet\Social;

use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Social\Likes\Like_Button;
use Mainstreet\Social\Replies\Reply_Links;
use Mainstreet\Social\Sharing_Buttons\Button_List;
use Mainstreet\Social\Sharing_Buttons\Button_Services;
use Mainstreet\Social\Sharing_Buttons\Shared_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the buttons, and links to replies elsewhere, below the content of single posts, where the owner chose it. Buttons that are in the
 * content as blocks are not repeated.
 */
final class Content_Footer {

	/**
	 * Adds buttons and links.
	 *
	 * @param string $content HTML of the content.
	 * @return string
	 */
	public static function append( $content ) {
		$post = get_post();
		if ( ! is_string( $content ) || ! $post || ! self::is_main_content( $post ) || ! Social_Buttons::can_render() ) {
			return $content;
		}
		$sharing = self::is_enabled( 'sharing_below', $post ) && Post_Switches::is_active( 'sharing-buttons' ) && Post_Switches::is_shared( $post ) && false === strpos( $content, 'mainstreet-share__link' )
			? Button_List::render( Shared_Page::from_post( $post ), self::buttons(), Stored_Settings::text( 'sharing_style' ) )
			: '';
		$like    = self::is_enabled( 'likes_below', $post ) && Post_Switches::is_active( 'like' ) && false === strpos( $content, 'mainstreet-like__button' )
			? Like_Button::render( $post )
			: '';
		$replies = self::is_enabled( 'replies_below', $post ) ? Reply_Links::render( $post ) : '';
		$all     = $sharing . $like . $replies;
		return '' === $all ? $content : $content . "\n<div class=\"mainstreet-social-buttons\">" . $all . '</div>';
	}

	/** Whether the content is that of the page's one post. */
	private static function is_main_content( \WP_Post $post ): bool {
		return is_singular() && is_main_query() && in_the_loop() && get_queried_object_id() === $post->ID;
	}

	/**
	 * Whether a post type is chosen.
	 *
	 * @param string $name Setting.
	 */
	private static function is_enabled( string $name, \WP_Post $post ): bool {
		return in_array( $post->post_type, Post_Switches::post_types_for( $name ), true );
	}

	/**
	 * Buttons in the order of the setting.
	 *
	 * @return array[] Buttons for Button_List.
	 */
	private static function buttons(): array {
		$settings = Stored_Settings::all();
		$chosen   = array_filter( array_map( 'trim', explode( ',', Stored_Settings::text( 'sharing_services' ) ) ) );
		return array_map(
			static function ( $service ) {
				return array(
					'service' => $service,
					'label'   => '',
				);
			},
			isset( $settings['sharing_services'] ) ? $chosen : Button_Services::STANDARD
		);
	}
}
