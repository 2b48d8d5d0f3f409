<?php
namespace Mainstreet\Social\Previews;

use Mainstreet\Core\Public_Output;
use Mainstreet\Paywall\Paywall_Parser;

defined( 'ABSPATH' ) || exit;

/**
 * How a post is shown by search engines and social networks. The preview in the editor, the tags in the page's head and the messages to
 * networks are all made of it. Texts are plain, on one line.
 */
final class Post_Card {

	/** Maximum length in characters of a description for search engines (docs/server-contract.md B.23) and of a card, the longest. */
	const SEARCH = 160;
	const CARD   = 200;

	/** Maximum number of bytes of a post that are searched for its description. */
	const LONGEST = 50000;

	/**
	 * The post.
	 *
	 * @var \WP_Post
	 */
	private $post;

	/** Values of the editor that are not stored: `title`, `excerpt`, `content`, `featured_media`, `description`, `seo_title`. */
	private array $draft;

	/** Beginning of the text, loaded on first use. */
	private ?string $teaser = null;

	/**
	 * The card of a post.
	 *
	 * @param array $draft Values of the editor that are not stored: `title`, `excerpt`, `content`, `description`, `seo_title` (texts),
	 *                     `featured_media` (a number).
	 */
	public function __construct( \WP_Post $post, array $draft = array() ) {
		$this->post  = $post;
		$this->draft = $draft;
	}

	/**
	 * All data of the card.
	 *
	 * @param bool $draws Whether an image may be drawn now if the post has none; a page does not wait for it.
	 * @return array `title`, `search_title`, `description`, `search_description` ('' for none), `url`, `image` (null, or `id`, `url`,
	 *               `width`, `height`, `alt`), `type` (`summary` or `summary_large_image`), `site`, `author`, `published` and `modified` (ISO 8601).
	 */
	public function get_data( bool $draws = true ): array {
		$title = $this->title();
		$image = Card_Image::find( $this->post, $this->draft_value( 'featured_media' ), preg_match( '/<img\b/i', $this->content() ) ? $this->public_content() : '', $title, $draws );
		return array(
			'title'              => $title,
			'search_title'       => $this->search_title(),
			'description'        => $this->description(),
			'search_description' => $this->search_description(),
			'url'                => (string) get_permalink( $this->post ),
			'image'              => $image,
			'type'               => $image ? 'summary_large_image' : 'summary',
			'site'               => Card_Text::to_line( get_bloginfo( 'name' ) ),
			'author'             => Card_Text::to_line( get_the_author_meta( 'display_name', (int) $this->post->post_author ) ),
			'published'          => (string) get_post_time( DATE_W3C, true, $this->post ),
			'modified'           => (string) get_post_modified_time( DATE_W3C, true, $this->post ),
		);
	}

	public function title(): string {
		// The title of a draft goes through the same filters as a stored one.
		$post             = clone $this->post;
		$title            = $this->draft_value( 'title' );
		$post->post_title = null === $title ? $post->post_title : $title;
		return Card_Text::to_line( get_the_title( $post ) );
	}

	/** Title for search engines: the author's, or else that of the post with the name of the site. */
	public function search_title(): string {
		$own = $this->meta( 'seo_title', 'jetpack_seo_html_title' );
		return '' === $own ? $this->document_title() : $own;
	}

	/** Result of wp_get_document_title() on the page of the post. */
	private function document_title(): string {
		$title = $this->draft_value( 'title' );
		/** These filters are documented in wp-includes/general-template.php */
		$title     = apply_filters( 'single_post_title', null === $title ? $this->post->post_title : $title, $this->post ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's own.
		$separator = apply_filters( 'document_title_separator', '-' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's own.
		$parts     = array_filter( array( $title, get_bloginfo( 'name', 'display' ) ), 'strlen' );
		return Card_Text::to_line( (string) apply_filters( 'document_title', implode( " $separator ", $parts ) ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's own.
	}

	/**
	 * Description for search engines: the author's, else the excerpt, else the beginning of the text, else none.
	 *
	 * @return string
	 */
	public function search_description() {
		return Card_Text::shorten( $this->summary(), self::SEARCH );
	}

	/**
	 * Description of a card: the same, or else a standard sentence.
	 *
	 * @return string
	 */
	public function description() {
		$text = $this->summary();
		return '' === $text ? __( 'Visit the post for more.', 'mainstreet-blocks' ) : Card_Text::shorten( $text, self::CARD );
	}

	/** Description of any length; '' for none. */
	private function summary(): string {
		$own  = $this->meta( 'description', 'advanced_seo_description' );
		$text = '' === $own ? $this->excerpt() : $own;
		return Card_Text::remove_tags( '' === $text ? $this->beginning() : $text );
	}

	/** The excerpt as entered; none is generated. */
	private function excerpt(): string {
		$excerpt = $this->draft_value( 'excerpt' );
		return $this->is_password_protected() ? '' : Card_Text::to_line( null === $excerpt ? $this->post->post_excerpt : $excerpt );
	}

	/** The text before "more", or all of it: only of core's own text blocks, so that it holds no paid content. */
	private function beginning(): string {
		if ( $this->is_password_protected() ) {
			return '';
		}
		if ( null === $this->teaser ) {
			// Shortcodes first, as in core: their tags may be in separate blocks around content for members.
			$free         = strip_shortcodes( Paywall_Parser::remove( $this->public_content() ) );
			$this->teaser = (string) Public_Output::render(
				static fn() => self::render_beginning( mb_strcut( get_extended( $free )['main'], 0, self::LONGEST ) )
			);
		}
		return $this->teaser;
	}

	/**
	 * The beginning of an excerpt as core makes it. Blocks are rendered one by one, and only as many as a card has room for.
	 *
	 * @return string Plain text on one line, longer than that of a card where the content is.
	 */
	private static function render_beginning( string $content ): string {
		$html  = '';
		$bytes = 0;
		foreach ( self::split_blocks( $content ) as $block ) {
			if ( '' === trim( $block ) ) {
				$html .= $block;
				continue;
			}
			$drawn  = excerpt_remove_blocks( excerpt_remove_footnotes( $block ) );
			$html  .= $drawn;
			$bytes += strlen( trim( wp_strip_all_tags( $drawn ) ) );
			if ( $bytes > self::CARD ) {
				if ( mb_strlen( Card_Text::remove_tags( self::html_to_line( $html ) ) ) > self::CARD ) {
					break;
				}
				// Spaces and entities count little, so the length is checked again only after as much more text.
				$bytes = 0;
			}
		}
		return self::html_to_line( $html );
	}

	/**
	 * Text of HTML on one line. A space separates the words of two paragraphs.
	 *
	 * @return string Plain text.
	 */
	private static function html_to_line( string $html ): string {
		return Card_Text::to_line( (string) preg_replace( '~<(?=/?(?:p|h[1-6]|[uo]l|li|d[ltd]|div|blockquote|cite|pre|fig\w+|table|t[rdh]|[bh]r)\b)~i', ' <', $html ) );
	}

	/** Whether a password protects the post. */
	private function is_password_protected(): bool {
		return '' !== $this->post->post_password;
	}

	/**
	 * The content as everybody may see it, no matter who asks: the access policy removes the rest.
	 *
	 * @return string
	 */
	private function public_content() {
		$post               = clone $this->post;
		$post->post_content = $this->content();
		return Public_Output::render(
			static function () use ( $post ) {
				/** This filter is documented in wp-includes/class-wp-query.php */
				$pages = apply_filters( 'content_pagination', array( $post->post_content ), $post ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's own: what is paid for is cut there.
				return implode( "\n", array_filter( (array) $pages, 'is_string' ) );
			}
		);
	}

	/**
	 * Content of the post.
	 *
	 * @return string
	 */
	private function content() {
		$content = $this->draft_value( 'content' );
		return null === $content ? $this->post->post_content : $content;
	}

	/** A text of the draft, or else of the post's meta. */
	private function meta( string $name, string $key ): string {
		$value = $this->draft_value( $name );
		$value = null === $value ? get_post_meta( $this->post->ID, $key, true ) : $value;
		return is_string( $value ) ? Card_Text::to_line( $value ) : '';
	}

	/**
	 * A value of the editor.
	 *
	 * @return mixed Null where the editor has none.
	 */
	private function draft_value( string $name ) {
		return isset( $this->draft[ $name ] ) ? $this->draft[ $name ] : null;
	}

	/**
	 * Splits content into parts: a block with its inner blocks, or the HTML between two blocks. parse_blocks() would parse all of it, even if only
	 * the first paragraphs are needed; core's WP_Block_Processor exists since WordPress 6.9 only.
	 *
	 * @param string $content Content with block comments.
	 * @return \Generator<string> Joined, they are the content.
	 */
	public static function split_blocks( string $content ) {
		$parser           = new \WP_Block_Parser();
		$parser->document = $content;
		$parser->offset   = 0;
		$start            = 0;
		$depth            = 0;
		while ( true ) {
			list( $type, , , $at, $length ) = $parser->next_token();
			if ( 'no-more-tokens' === $type ) {
				break;
			}
			if ( 0 === $depth && $at > $start ) {
				yield substr( $content, $start, $at - $start );
				$start = $at;
			}
			$parser->offset = $at + $length;
			if ( 'block-opener' === $type ) {
				++$depth;
			} elseif ( 'block-closer' === $type && $depth > 0 ) {
				--$depth;
			}
			if ( 0 === $depth ) {
				yield substr( $content, $start, $parser->offset - $start );
				$start = $parser->offset;
			}
		}
		if ( $start < strlen( $content ) ) {
			yield substr( $content, $start );
		}
	}
}
