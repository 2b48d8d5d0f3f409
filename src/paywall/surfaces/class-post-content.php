<?php
namespace Mainstreet\Paywall\Surfaces;

use Mainstreet\Paywall\Access_Policy;
use Mainstreet\Paywall\Paywall_Parser;
use Mainstreet\Paywall\Page_Access;
use Mainstreet\Paywall\Reader;
use Mainstreet\Paywall\Subject;
use Mainstreet\Paywall\Teaser;
use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

/** Protects the content of posts on pages, in feeds and the REST API, and wherever get_the_content() or `the_content` is used. */
final class Post_Content {

	/**
	 * Callback of `content_pagination`. Reduces a limited post to its teaser.
	 *
	 * @param string[] $pages Content, split at page breaks.
	 * @return string[]
	 */
	public static function limit_pages( $pages, $post ) {
		return Page_Access::can_show( Subject::from_post( $post ), Reader::visitor() ) ? $pages : array( Teaser::render( $post, ! doing_filter( 'get_the_excerpt' ) ) );
	}

	/**
	 * Callback of `the_content`. Reduces content that does not come from get_the_content(), such as in the REST API.
	 *
	 * @param string $content
	 */
	public static function limit_content( $content ) {
		$post  = get_post();
		$whole = $post ? trim( $post->post_content ) : '';
		if ( '' === $whole || false === strpos( $content, $whole ) || Page_Access::can_show( Subject::from_post( $post ), Reader::visitor() ) ) {
			return $content;
		}
		return str_replace( $whole, Teaser::render( $post, false ), $content );
	}

	/**
	 * Callback of `content_pagination`. Removes the paid parts of a post, or opens those that the visitor may see.
	 *
	 * @param string[] $pages Content, split at page breaks.
	 * @return string[]
	 */
	public static function filter_pages( $pages, $post ) {
		$content = implode( '<!--nextpage-->', $pages );
		if ( ! Paywall_Parser::has_paid( $content ) || self::is_replaced() ) {
			return $pages;
		}
		/**
		 * Filters the content of a post with paid parts. The result is printed unchanged, so it must not contain parts that the visitor may not see.
		 *
		 * @param string|null $opened  Content to print; null for the guest view.
		 * @param string      $content Content of the post, all pages.
		 * @param \WP_Post    $post    The post.
		 */
		$opened = apply_filters( 'mainstreet_paid_content', null, $content, $post );
		return explode( '<!--nextpage-->', is_string( $opened ) ? $opened : Paywall_Parser::remove( $content ) );
	}

	/** Callback of `the_content` and `render_block`. Removes the paid parts of content, or of HTML that contains raw content. */
	public static function filter_content( string $content ): string {
		return Paywall_Parser::has_paid( $content ) && ! self::is_replaced() ? Paywall_Parser::remove( $content ) : $content;
	}

	/**
	 * Callback of `pre_render_block`. Leaves out a paid part.
	 *
	 * @param string|null $html  HTML of another callback.
	 * @param array       $block Parsed block.
	 * @return string|null
	 */
	public static function skip_block( $html, $block ) {
		return Paywall_Parser::PAID === $block['blockName'] && ! self::is_replaced() ? '' : $html;
	}

	/**
	 * Callback of `mainstreet_paid_content`. Opens paid parts if the page is rendered for a single visitor.
	 *
	 * @param string|null $opened  Result of another callback.
	 * @param string      $content Content with block comments and paid parts.
	 * @return string|null Null for the guest view.
	 */
	public static function open( $opened, $content, $post ) {
		if ( null !== $opened || ! $post instanceof \WP_Post || ! $post->ID || ! Page_Access::is_page() ) {
			return $opened;
		}
		$reader = Reader::visitor();
		if ( Access_Policy::can_edit( Subject::from_post( $post ), $reader ) && Page_Access::prevent_caching() ) {
			return Paywall_Parser::show_to_editor( $content );
		}
		$found = Blocks::is_registered( 'premium-content' ) ? Paywall_Parser::find_containers( $content ) : null;
		if ( ! $found ) {
			return $opened;
		}
		return Paywall_Parser::open(
			$content,
			$found,
			static fn( array $container ) => Page_Access::can_show( Subject::from_container( $container['plans'], $post ), $reader ),
			is_post_publicly_viewable( $post ) ? static fn( $key ) => "$post->ID/$key" : null
		);
	}

	/** Whether another plugin registered the blocks, and therefore decides about them. Emails and cards leave out paid parts anyway. */
	public static function is_replaced(): bool {
		$registry = \WP_Block_Type_Registry::get_instance();
		return ( $registry->is_registered( 'premium-content/container' ) && ! Blocks::is_registered( 'premium-content' ) )
			|| ( $registry->is_registered( Paywall_Parser::PAID ) && ! Blocks::is_registered( 'subscriber-view' ) );
	}
}
