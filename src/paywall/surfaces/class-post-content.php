<?php
namespace Mainstreet\Paywall\Surfaces;

use Mainstreet\Paywall\Access_Policy;
use Mainstreet\Paywall\Paywall_Parser;
use Mainstreet\Paywall\Private_Page;
use Mainstreet\Paywall\Reader;
use Mainstreet\Paywall\Subject;
use Mainstreet\Paywall\Teaser;
use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Content of posts: pages, feeds, the REST API, and all that reads it by get_the_content() or the_content.
 */
final class Post_Content {

	/**
	 * Cuts a post that is limited as a whole to its teaser. Filter `content_pagination`.
	 *
	 * @param string[] $pages Its content, cut at the page breaks.
	 * @param \WP_Post $post  The post.
	 * @return string[]
	 */
	public static function limit_pages( $pages, $post ) {
		return Private_Page::can_show( Subject::from_post( $post ), Reader::visitor() ) ? $pages : array( Teaser::content( $post, ! doing_filter( 'get_the_excerpt' ) ) );
	}

	/**
	 * The same for content that goes through `the_content` without get_the_content(), as the REST API's.
	 *
	 * @param string $content Content.
	 * @return string
	 */
	public static function limit_content( $content ) {
		$post  = get_post();
		$whole = $post ? trim( $post->post_content ) : '';
		if ( '' === $whole || false === strpos( $content, $whole ) || Private_Page::can_show( Subject::from_post( $post ), Reader::visitor() ) ) {
			return $content;
		}
		return str_replace( $whole, Teaser::content( $post, false ), $content );
	}

	/**
	 * Removes the paid parts of a post, or opens those that the visitor may see. Filter `content_pagination`.
	 *
	 * @param string[] $pages Its content, cut at the page breaks.
	 * @param \WP_Post $post  The post.
	 * @return string[]
	 */
	public static function filter_pages( $pages, $post ) {
		$content = implode( '<!--nextpage-->', $pages );
		if ( ! Paywall_Parser::has_paid( $content ) || self::is_replaced() ) {
			return $pages;
		}
		/**
		 * Filters what a page has of a post with paid parts. What is given is printed as it is: nothing may be left in it that the visitor may not see.
		 *
		 * @param string|null $opened  Null for what guests see.
		 * @param string      $content Content of the post, all pages.
		 * @param \WP_Post    $post    The post.
		 */
		$opened = apply_filters( 'mainstreet_paid_content', null, $content, $post );
		return explode( '<!--nextpage-->', is_string( $opened ) ? $opened : Paywall_Parser::remove( $content ) );
	}

	/**
	 * Removes the paid parts of content, or of HTML in which a block has put raw content. Filters `the_content` and `render_block`.
	 *
	 * @param string $content Content.
	 */
	public static function filter_content( string $content ): string {
		return Paywall_Parser::has_paid( $content ) && ! self::is_replaced() ? Paywall_Parser::remove( $content ) : $content;
	}

	/**
	 * Leaves a paid part out that is about to be rendered. Filter `pre_render_block`.
	 *
	 * @param string|null $html  HTML of another filter.
	 * @param array       $block Parsed block.
	 * @return string|null
	 */
	public static function skip_block( $html, $block ) {
		return Paywall_Parser::PAID === $block['blockName'] && ! self::is_replaced() ? '' : $html;
	}

	/**
	 * Opens paid parts where a page is made for one visitor alone. Filter `mainstreet_paid_content`.
	 *
	 * @param string|null $opened  What another filter made of it.
	 * @param string      $content Content with the comments of its blocks, some of them of paid parts.
	 * @param \WP_Post    $post    The post.
	 * @return string|null Null where guests' content is right.
	 */
	public static function open( $opened, $content, $post ) {
		if ( null !== $opened || ! $post instanceof \WP_Post || ! $post->ID || ! Private_Page::is_page() ) {
			return $opened;
		}
		$reader = Reader::visitor();
		if ( Access_Policy::can_edit( Subject::from_post( $post ), $reader ) && Private_Page::keep() ) {
			return Paywall_Parser::show_to_editor( $content );
		}
		$found = Blocks::is_registered( 'premium-content' ) ? Paywall_Parser::containers( $content ) : null;
		if ( ! $found ) {
			return $opened;
		}
		return Paywall_Parser::open(
			$content,
			$found,
			static function ( array $container ) use ( $post, $reader ) {
				return Private_Page::can_show( Subject::from_container( $container['plans'], $post ), $reader );
			},
			is_post_publicly_viewable( $post ) ? static function ( $key ) use ( $post ) {
				return "$post->ID/$key";
			} : null
		);
	}

	/**
	 * Whether another plugin registered the blocks, and so decides about them. Mails and cards leave paid parts out in any case.
	 */
	public static function is_replaced(): bool {
		$registry = \WP_Block_Type_Registry::get_instance();
		return ( $registry->is_registered( 'premium-content/container' ) && ! Blocks::is_registered( 'premium-content' ) )
			|| ( $registry->is_registered( Paywall_Parser::PAID ) && ! Blocks::is_registered( 'subscriber-view' ) );
	}
}
