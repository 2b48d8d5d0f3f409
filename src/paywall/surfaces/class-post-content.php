<?php
namespace Mainstreet\Payments\Gate;

use Mainstreet\Payments\Members\Access;
use Mainstreet\Payments\Members\Visitor;
use Mainstreet\Payments\Orders\Providers;
use Mainstreet\Registration\Blocks;
use Mainstreet\Registration\Paid_Content;

defined( 'ABSPATH' ) || exit;

/**
 * Opens what is paid for where a page is made for one visitor alone. Everything else (feeds, REST, excerpts, mails, pages that a
 * cache keeps) gets the guest view from Paid_Content, which this class is asked by.
 */
final class Gate {

	/**
	 * Content of a post for a page.
	 *
	 * @param string|null $opened  What another filter made of it.
	 * @param string      $content Content with the comments of its blocks, some of them of paid parts.
	 * @param \WP_Post    $post    The post.
	 * @return string|null Null where guests' content is right.
	 */
	public static function of_page( $opened, $content, $post ) {
		if ( null !== $opened || ! $post->ID || ! Blocks::is_registered( 'premium-content' ) || ! Private_Page::is_page() ) {
			return $opened;
		}
		if ( Access::may_edit( $post->ID ) ) {
			Private_Page::keep();
			return Paid_Content::opened( $content, self::notice() );
		}
		$found = Gate_Text::containers( $content );
		if ( ! $found ) {
			return $opened;
		}
		return Gate_Text::open(
			$content,
			$found,
			self::may_see( $post ),
			is_post_publicly_viewable( $post ) ? static function ( $key ) use ( $post ) {
				return "$post->ID/$key";
			} : null
		);
	}

	/**
	 * What those who may edit read beside what is paid for.
	 *
	 * @return string Plain text.
	 */
	public static function notice() {
		return Providers::ready()
			? __( 'Visitors do not see this content. They see the guest view.', 'mainstreet-blocks' )
			: __( 'Payments are not set up, so visitors see the guest view and cannot buy access.', 'mainstreet-blocks' );
	}

	/**
	 * Tells of containers whether the visitor may see them, on a page that nobody keeps.
	 *
	 * @param \WP_Post|null $post Post or pattern that holds them; null for a template or widget.
	 * @return callable Gets a container of Gate_Text.
	 */
	public static function may_see( ?\WP_Post $post ) {
		$rows = Visitor::may_be_member() ? Visitor::memberships() : array();
		return static function ( array $container ) use ( $rows, $post ) {
			return $rows && Access::opens( $rows, $container['plans'], $post ) && Private_Page::keep();
		};
	}

	/**
	 * A container with its subscriber view, as the page has it for members.
	 *
	 * @param string        $content Content of the post.
	 * @param array         $found   As Gate_Text::containers().
	 * @param string        $key     Key of the container.
	 * @param bool          $is_free Whether it is opened without a membership.
	 * @param \WP_Post|null $post    As may_see().
	 * @return string|null Content with the comments of its blocks; null when this visitor may not see it.
	 */
	public static function container( $content, array $found, $key, $is_free, ?\WP_Post $post ) {
		$wanted = $found[ $key ];
		$rows   = Visitor::may_be_member() ? Visitor::memberships() : array();
		if ( ! $is_free && ! Access::opens( $rows, $wanted['plans'], $post ) ) {
			return null;
		}
		$inner = substr( $content, $wanted['start'], $wanted['end'] - $wanted['start'] );
		return Gate_Text::open(
			$inner,
			(array) Gate_Text::containers( $inner ),
			static function ( array $container ) use ( $rows, $is_free, $post ) {
				// The container itself, and of those inside of it what is open by itself.
				return 0 === $container['start'] || Access::opens( $rows, $container['plans'], $post ) || $is_free;
			},
			null
		);
	}
}
