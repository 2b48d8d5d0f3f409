<?php
namespace Mainstreet\Registration;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the paid part of old posts (`premium-content/subscriber-view`) from everybody who may not edit
 * the post: WordPress prints the contents of a block that nobody registered. The guest view stays.
 *
 * It works on the text between the block's comments, not on blocks: that holds whatever the part stands
 * in, where the post is cut into pages, and where stray comments keep core from reading blocks at all.
 * Not covered is who reads `$post->post_content` himself and strips the comments before core sees it.
 *
 * It steps aside for another plugin that holds the blocks; mails stay as guests see them in any case. Where this one
 * holds them, the room of payments opens on a page what its visitor has paid for (`mainstreet_paid_content`).
 */
final class Paid_Content {

	/** The block that holds what is paid for. */
	const PAID = 'premium-content/subscriber-view';

	/** The block that everybody else sees in its place. */
	const FREE = 'premium-content/logged-out-view';

	/**
	 * How many texts for guests are being made, one in the other.
	 *
	 * @var int
	 */
	private static $making = 0;

	/**
	 * Makes something that is passed on, such as a mail: whoever asks for it, it is what guests see.
	 *
	 * @param callable $make Makes it.
	 * @return mixed What it gives.
	 */
	public static function as_guest( callable $make ) {
		++self::$making;
		try {
			return $make();
		} finally {
			--self::$making;
		}
	}

	/**
	 * Whether something is made now that is passed on.
	 *
	 * @return bool
	 */
	public static function is_for_guests() {
		return self::$making > 0;
	}

	/**
	 * What get_the_content() gives of a post: for pages, feeds and excerpts.
	 *
	 * @param string[] $pages Its content, cut at the page breaks.
	 * @param \WP_Post $post  The post.
	 * @return string[] The same without the paid parts, or, for who may edit the post, without the guest views.
	 */
	public static function of_post( $pages, $post ) {
		$content = implode( '<!--nextpage-->', $pages );
		if ( ! self::is_in( $content ) || self::is_conflicting() ) {
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
		if ( ! is_string( $opened ) ) {
			$opened = self::may_see( $post ) ? self::opened( $content ) : self::cut( $content );
		}
		return explode( '<!--nextpage-->', $opened );
	}

	/**
	 * Content, or HTML in which a block has put raw content.
	 *
	 * @param string $content Content.
	 * @return string The same without the paid parts.
	 */
	public static function for_guests( $content ) {
		return self::is_in( $content ) && ! self::is_conflicting() ? self::cut( $content ) : $content;
	}

	/**
	 * A block that is about to be drawn, with everything in it.
	 *
	 * @param string|null $html  HTML of another filter.
	 * @param array       $block Parsed block.
	 * @return string|null Nothing for a paid part.
	 */
	public static function block_for_guests( $html, $block ) {
		return self::PAID === $block['blockName'] && ! self::is_conflicting() ? '' : $html;
	}

	/**
	 * Names of blocks that take part in excerpts.
	 *
	 * @param string[] $names Names of blocks.
	 * @return string[] The same without the paid part.
	 */
	public static function not_in_excerpts( $names ) {
		return self::is_conflicting() ? $names : array_diff( $names, array( self::PAID ) );
	}

	/**
	 * The first words of a text, such as the description a theme makes of a post.
	 *
	 * @param string $words  The words.
	 * @param int    $number How many.
	 * @param string $more   What is behind them.
	 * @param string $text   The text.
	 * @return string The first words that guests may read.
	 */
	public static function words_for_guests( $words, $number, $more, $text ) {
		$free = self::for_guests( (string) $text );
		return $free === (string) $text ? $words : wp_trim_words( $free, $number, $more );
	}

	/**
	 * Content as guests see it, also where another plugin holds the blocks.
	 *
	 * @param string $content Content with the comments of its blocks.
	 * @param string $name    Block that is left out.
	 * @return string The same without these blocks and what is in them. What precedes an end without a beginning belongs
	 *                to the block; a block that does not end reaches to the end.
	 */
	public static function cut( $content, $name = self::PAID ) {
		$kept  = array();
		$depth = 0;
		foreach ( self::pieces( $content, $name ) as list( $comment, $text ) ) {
			if ( 'end' === $comment && 0 === $depth ) {
				array_pop( $kept );
			} elseif ( 'end' === $comment ) {
				--$depth;
			} elseif ( 'start' === $comment ) {
				++$depth;
			}
			if ( 0 === $depth ) {
				$kept[] = $text;
			}
		}
		return implode( '', $kept );
	}

	/**
	 * Content for those who may edit the post: the paid part in place of the guest view, and a word about it.
	 *
	 * @param string $content Content with the comments of its blocks.
	 * @param string $word    The word, plain text; '' for the usual one.
	 * @return string The same without the paid block's comments, so that it is printed.
	 */
	public static function opened( $content, $word = '' ) {
		$word   = '' === $word ? __( 'Visitors do not see this content. They see the guest view.', 'mainstreet-blocks' ) : $word;
		$notice = '<div class="mainstreet-paid-notice"><p>' . esc_html( $word ) . '</p></div>';
		$html   = '';
		foreach ( self::pieces( self::cut( $content, self::FREE ), self::PAID ) as list( $comment, $text ) ) {
			$html .= ( 'start' === $comment ? $notice : '' ) . $text;
		}
		return $html;
	}

	/**
	 * Content, cut at the comments of a block.
	 *
	 * @param string $content Content.
	 * @param string $name    Name of the block.
	 * @return array[] List of the comment in front (`start`, `end`, `empty`; '' for none) and the text behind it. Nothing where it can't be read.
	 */
	private static function pieces( $content, $name ) {
		$parts  = preg_split( '#<!--\s*+(/?)wp:' . preg_quote( $name, '#' ) . '(?![\w-])#', $content, -1, PREG_SPLIT_DELIM_CAPTURE );
		$parts  = $parts ? $parts : array( '' );
		$pieces = array( array( '', array_shift( $parts ) ) );
		foreach ( array_chunk( $parts, 2 ) as list( $slash, $rest ) ) {
			$end      = strpos( $rest, '-->' );
			$is_empty = $end && '/' === $rest[ $end - 1 ];
			$pieces[] = array(
				'/' === $slash ? 'end' : ( $is_empty ? 'empty' : 'start' ),
				false === $end ? '' : substr( $rest, $end + 3 ),
			);
		}
		return $pieces;
	}

	/**
	 * Whether the current user reads this post on a page and may edit it.
	 *
	 * @param \WP_Post $post The post.
	 * @return bool
	 */
	private static function may_see( $post ) {
		$is_page = ! self::is_for_guests() && did_action( 'template_redirect' ) && ! is_feed() && ! is_embed() && ! doing_filter( 'get_the_excerpt' );
		if ( ! $is_page || ! $post->ID || ! current_user_can( 'edit_post', $post->ID ) ) {
			return false;
		}
		// What only this user may see must not be kept for others.
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the name that page caches know.
		return true;
	}

	/**
	 * Whether a text may hold a paid part.
	 *
	 * @param string $content Content.
	 * @return bool
	 */
	private static function is_in( $content ) {
		return is_string( $content ) && false !== strpos( $content, 'wp:' . self::PAID );
	}

	/**
	 * Whether another plugin holds the blocks, and so decides.
	 *
	 * @return bool
	 */
	private static function is_conflicting() {
		$registry = \WP_Block_Type_Registry::get_instance();
		return ( $registry->is_registered( 'premium-content/container' ) && ! Blocks::is_registered( 'premium-content' ) )
			|| ( $registry->is_registered( self::PAID ) && ! Blocks::is_registered( 'subscriber-view' ) );
	}
}
