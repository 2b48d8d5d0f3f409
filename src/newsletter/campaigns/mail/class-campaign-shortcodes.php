<?php
namespace Mainstreet\Newsletter\Campaigns\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces shortcodes with fallbacks, or removes them, because no shortcode runs in an email. The content of a registered
 * shortcode is removed too, because its plugin may hide it. The content of an unregistered one stays, as on the page. Reads the
 * text in a single pass, so broken markup cannot make it slow.
 */
final class Campaign_Shortcodes {

	/** Kinds of links (Email_Fallback), by shortcode. */
	const KINDS = array(
		'audio'          => 'audio',
		'contact-form'   => 'form',
		'gallery'        => 'pictures',
		'playlist'       => 'audio',
		'simple-payment' => 'payment',
		'video'          => 'video',
		'videopress'     => 'video',
		'wpvideo'        => 'video',
	);

	/** Maximum number of galleries with images, because each needs database queries. Further galleries are replaced by a link. */
	const GALLERIES = 20;

	/** Pattern of a tag: extra bracket if escaped, slash, name, attributes (with line breaks as HTML), extra bracket if escaped. */
	const TAG = '~(\[\[?/?[a-zA-Z][\w-]*+(?:[\s/](?:[^\[\]<>]++|<br ?/?>)*+)?\]\]?)~';

	/** URL of the post; empty for plain text. */
	private string $url;

	/** @var string[] Text parts at even positions, tags at odd ones. */
	private $parts;

	/** @var int[][] Positions of closing tags, by name. */
	private array $ends = array();

	/** @var int[] Number of closing tags already passed, by name. */
	private array $passed = array();

	/** Number of galleries found so far. */
	private int $galleries = 0;

	/**
	 * Splits a text into tags and the text between them.
	 *
	 * @param string $url URL of the post; empty for plain text.
	 */
	private function __construct( $html, string $url ) {
		$this->url = $url;
		// Brackets inside HTML tags and comments are not shortcodes.
		$html        = (string) preg_replace_callback(
			'/<[a-z!\/][^<>]*+>/i',
			static fn( $found ) => strtr( $found[0], '[]', "\x01\x02" ),
			$html
		);
		$this->parts = preg_split( self::TAG, $html, -1, PREG_SPLIT_DELIM_CAPTURE );
		for ( $i = 1, $n = count( $this->parts ); $i < $n; $i += 2 ) {
			if ( '/' === $this->parts[ $i ][1] ) {
				$this->ends[ self::name( $this->parts[ $i ] ) ][] = $i;
			}
		}
	}

	/** Replaces shortcodes with fallbacks. */
	public static function html( $html, string $url ): string {
		return ( new self( $html, $url ) )->replace();
	}

	/** Removes shortcodes from HTML or text that is converted to plain text later. Escaped brackets become entities. */
	public static function text( $html ) {
		return ( new self( $html, '' ) )->replace();
	}

	/**
	 * Removes shortcodes from plain text.
	 *
	 * @return string Plain text.
	 */
	public static function line( string $text ): string {
		return strtr(
			self::text( $text ),
			array(
				'&#91;' => '[',
				'&#93;' => ']',
			)
		);
	}

	/** Returns the text with all shortcodes replaced or removed. */
	private function replace(): string {
		$kept  = array();
		$drops = array();
		for ( $i = 0, $n = count( $this->parts ); $i < $n; $i++ ) {
			$tag = $this->parts[ $i ];
			if ( 0 === $i % 2 ) {
				$kept[] = $tag;
				continue;
			}
			if ( '[[' === substr( $tag, 0, 2 ) && ']]' === substr( $tag, -2 ) ) {
				// As entities, so that later code does not treat it as a shortcode.
				$kept[] = '&#91;' . substr( $tag, 2, -2 ) . '&#93;';
				continue;
			}
			if ( isset( $drops[ $i ] ) || ( '/' === $tag[1] && shortcode_exists( self::name( $tag ) ) ) ) {
				continue;
			}
			$end = '/' === $tag[1] ? 0 : $this->end( $tag, $i );
			if ( '/' === $tag[1] || ! self::is_shortcode( $tag, $end > 0 ) ) {
				$kept[] = $tag;
				continue;
			}
			// Extra brackets around it are text.
			$kept[] = '[[' === substr( $tag, 0, 2 ) ? '[' : '';
			if ( $this->keeps_content( self::name( $tag ) ) ) {
				$drops[ $end ] = true;
				continue;
			}
			$kept[] = $this->render_fallback( $tag, $end > 0 ? implode( '', array_slice( $this->parts, $i + 1, $end - $i - 1 ) ) : '' );
			$i      = max( $i, $end );
		}
		return strtr( implode( '', $kept ), "\x01\x02", '[]' );
	}

	/**
	 * Finds the closing tag of a shortcode.
	 *
	 * @param int $at Position of the opening tag.
	 * @return int Position; 0 if there is none.
	 */
	private function end( string $tag, $at ): int {
		$name = self::name( $tag );
		if ( ! isset( $this->ends[ $name ] ) || preg_match( '~/\]+$~D', $tag ) ) {
			return 0;
		}
		$passed = $this->passed[ $name ] ?? 0;
		while ( isset( $this->ends[ $name ][ $passed ] ) && $this->ends[ $name ][ $passed ] <= $at ) {
			++$passed;
		}
		$this->passed[ $name ] = $passed;
		return $this->ends[ $name ][ $passed ] ?? 0;
	}

	/** Whether a tag is a shortcode: a known name, or text that is unlikely to be prose, with attributes, an underscore or a closing tag. */
	private static function is_shortcode( string $tag, bool $is_pair ): bool {
		$name = self::name( $tag );
		return $is_pair || isset( self::KINDS[ $name ] ) || shortcode_exists( $name ) || false !== strpos( $name, '_' ) || 1 === preg_match( '/\s[\w-]+=\S/', $tag );
	}

	/** Whether the content of a shortcode stays. */
	private function keeps_content( string $name ): bool {
		if ( 'caption' === $name || 'wp_caption' === $name ) {
			return '' !== $this->url;
		}
		return ! isset( self::KINDS[ $name ] ) && 'embed' !== $name && ! shortcode_exists( $name );
	}

	/**
	 * Renders the fallback of a shortcode. It may be inside a paragraph.
	 *
	 * @return string Safe HTML; empty if nothing replaces it.
	 */
	private function render_fallback( string $tag, string $inner ): string {
		$name = self::name( $tag );
		if ( '' === $this->url || ( ! isset( self::KINDS[ $name ] ) && 'embed' !== $name ) ) {
			return '';
		}
		if ( 'embed' === $name ) {
			return Email_Fallback::embed_link( trim( html_entity_decode( wp_strip_all_tags( strtr( $inner, "\x01\x02", '[]' ) ), ENT_QUOTES, 'UTF-8' ) ), $this->url );
		}
		// Quotes may be typographic, and the tag may contain HTML of an editor.
		$attributes = shortcode_parse_atts( strtr( html_entity_decode( wp_strip_all_tags( substr( trim( $tag, '[]' ), strlen( $name ) ) ), ENT_QUOTES, 'UTF-8' ), array_fill_keys( array( '“', '”', '″', '„' ), '"' ) ) );
		$attributes = is_array( $attributes ) ? $attributes : array();
		$is_video   = 'playlist' === $name && isset( $attributes['type'] ) && 'video' === $attributes['type'];
		$above      = 'gallery' === $name && ++$this->galleries <= self::GALLERIES ? self::render_gallery( $attributes ) : '';
		return $above . Email_Fallback::link( $is_video ? 'video' : self::KINDS[ $name ], $this->url );
	}

	/**
	 * Renders the images of a gallery: those listed in it, else those attached to the post.
	 *
	 * @param string[] $attributes Attributes of the shortcode.
	 */
	private static function render_gallery( array $attributes ): string {
		$named = $attributes['ids'] ?? ( $attributes['include'] ?? '' );
		$ids   = '' === $named ? array_keys( get_attached_media( 'image', isset( $attributes['id'] ) ? (int) $attributes['id'] : null ) ) : wp_parse_id_list( $named );
		$html  = '';
		foreach ( array_slice( $ids, 0, Email_Fallback::IMAGES ) as $id ) {
			$file = wp_get_attachment_image_src( $id, 'large' );
			if ( $file ) {
				$html .= '<img src="' . esc_url( $file[0] ) . '" alt="' . esc_attr( (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) ) . '"><br>';
			}
		}
		return $html;
	}

	private static function name( $tag ): string {
		return preg_match( '/[a-zA-Z][\w-]*+/', $tag, $found ) ? $found[0] : '';
	}
}
