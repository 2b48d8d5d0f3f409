<?php
namespace Mainstreet\Newsletter\Campaigns\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces shortcodes by what they stand for, or removes them: no shortcode runs in a mail. Of one that a plugin has registered the
 * enclosed text goes, too, as the plugin may hide it; of one that nobody knows it stays, as on the page. Takes one walk over the
 * text, however long or broken that is.
 */
final class Campaign_Shortcodes {

	/** Kinds of links (Campaign_Stand_In) by shortcode. */
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

	/** Galleries with their pictures at most: each asks the database. Those behind are links alone. */
	const GALLERIES = 20;

	/** A tag: bracket of an escaped one, slash, name, attributes (with line breaks as HTML), bracket of an escaped one. */
	const TAG = '~(\[\[?/?[a-zA-Z][\w-]*+(?:[\s/](?:[^\[\]<>]++|<br ?/?>)*+)?\]\]?)~';

	/**
	 * Address of the page; '' where the text is to be plain.
	 *
	 * @var string
	 */
	private $url;

	/**
	 * Text and, at odd places, tags.
	 *
	 * @var string[]
	 */
	private $parts;

	/**
	 * Places of closing tags, by name.
	 *
	 * @var int[][]
	 */
	private array $ends = array();

	/**
	 * How many of these are behind, by name.
	 *
	 * @var int[]
	 */
	private array $passed = array();

	/** How many galleries were shown with their pictures. */
	private int $galleries = 0;

	/**
	 * A text.
	 *
	 * @param string $html HTML.
	 * @param string $url  Address of the page; '' where the text is to be plain.
	 */
	private function __construct( $html, string $url ) {
		$this->url = $url;
		// Brackets within tags and comments of HTML are no shortcodes.
		$html        = (string) preg_replace_callback(
			'/<[a-z!\/][^<>]*+>/i',
			static function ( $found ) {
				return strtr( $found[0], '[]', "\x01\x02" );
			},
			$html
		);
		$this->parts = preg_split( self::TAG, $html, -1, PREG_SPLIT_DELIM_CAPTURE );
		for ( $i = 1, $n = count( $this->parts ); $i < $n; $i += 2 ) {
			if ( '/' === $this->parts[ $i ][1] ) {
				$this->ends[ self::name( $this->parts[ $i ] ) ][] = $i;
			}
		}
	}

	/**
	 * Replaces shortcodes by what they stand for.
	 *
	 * @param string $html HTML.
	 * @param string $url  Address of the page.
	 * @return string HTML.
	 */
	public static function html( $html, string $url ): string {
		return ( new self( $html, $url ) )->replace();
	}

	/**
	 * Removes shortcodes, from what is to be plain text.
	 *
	 * @param string $html HTML or plain text.
	 * @return string
	 */
	public static function text( $html ) {
		return ( new self( $html, '' ) )->replace();
	}

	/**
	 * Removes shortcodes from plain text.
	 *
	 * @param string $text Plain text.
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

	/** Walks over the text. */
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
				// Entities, so that nothing takes it for a shortcode later.
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
			// Brackets around it are text.
			$kept[] = '[[' === substr( $tag, 0, 2 ) ? '[' : '';
			if ( $this->keeps_text( self::name( $tag ) ) ) {
				$drops[ $end ] = true;
				continue;
			}
			$kept[] = $this->stand_in( $tag, $end > 0 ? implode( '', array_slice( $this->parts, $i + 1, $end - $i - 1 ) ) : '' );
			$i      = max( $i, $end );
		}
		return strtr( implode( '', $kept ), "\x01\x02", '[]' );
	}

	/**
	 * Place of the closing tag of a shortcode.
	 *
	 * @param string $tag Opening tag.
	 * @param int    $at  Its place.
	 * @return int 0 when there is none.
	 */
	private function end( string $tag, $at ): int {
		$name = self::name( $tag );
		if ( ! isset( $this->ends[ $name ] ) || preg_match( '~/\]+$~D', $tag ) ) {
			return 0;
		}
		$passed = isset( $this->passed[ $name ] ) ? $this->passed[ $name ] : 0;
		while ( isset( $this->ends[ $name ][ $passed ] ) && $this->ends[ $name ][ $passed ] <= $at ) {
			++$passed;
		}
		$this->passed[ $name ] = $passed;
		return isset( $this->ends[ $name ][ $passed ] ) ? $this->ends[ $name ][ $passed ] : 0;
	}

	/**
	 * Whether a tag is a shortcode: a registered one, or one that nobody takes for words: with attributes, an underscore or a closing tag.
	 *
	 * @param string $tag     Opening tag.
	 * @param bool   $is_pair Whether there is a closing tag.
	 */
	private static function is_shortcode( string $tag, bool $is_pair ): bool {
		$name = self::name( $tag );
		return $is_pair || isset( self::KINDS[ $name ] ) || shortcode_exists( $name ) || false !== strpos( $name, '_' ) || 1 === preg_match( '/\s[\w-]+=\S/', $tag );
	}

	/**
	 * Whether what a shortcode encloses is shown.
	 *
	 * @param string $name Name of the shortcode.
	 */
	private function keeps_text( string $name ): bool {
		if ( 'caption' === $name || 'wp_caption' === $name ) {
			return '' !== $this->url;
		}
		return ! isset( self::KINDS[ $name ] ) && 'embed' !== $name && ! shortcode_exists( $name );
	}

	/**
	 * What a mail has in place of a shortcode. It may stand within a paragraph.
	 *
	 * @param string $tag   Opening tag.
	 * @param string $inner What it encloses.
	 * @return string Safe HTML; '' for nothing.
	 */
	private function stand_in( string $tag, string $inner ): string {
		$name = self::name( $tag );
		if ( '' === $this->url || ( ! isset( self::KINDS[ $name ] ) && 'embed' !== $name ) ) {
			return '';
		}
		if ( 'embed' === $name ) {
			return Campaign_Stand_In::embed_link( trim( html_entity_decode( wp_strip_all_tags( strtr( $inner, "\x01\x02", '[]' ) ), ENT_QUOTES, 'UTF-8' ) ), $this->url );
		}
		// As the editor or a word processor may have written them.
		$attributes = shortcode_parse_atts( strtr( html_entity_decode( wp_strip_all_tags( substr( trim( $tag, '[]' ), strlen( $name ) ) ), ENT_QUOTES, 'UTF-8' ), array_fill_keys( array( '“', '”', '″', '„' ), '"' ) ) );
		$attributes = is_array( $attributes ) ? $attributes : array();
		$is_video   = 'playlist' === $name && isset( $attributes['type'] ) && 'video' === $attributes['type'];
		$above      = 'gallery' === $name && ++$this->galleries <= self::GALLERIES ? self::pictures( $attributes ) : '';
		return $above . Campaign_Stand_In::link( $is_video ? 'video' : self::KINDS[ $name ], $this->url );
	}

	/**
	 * Pictures of a gallery: those it names, else those that were uploaded to the post.
	 *
	 * @param string[] $attributes Attributes of the shortcode.
	 * @return string Safe HTML.
	 */
	private static function pictures( array $attributes ): string {
		$named = isset( $attributes['ids'] ) ? $attributes['ids'] : ( isset( $attributes['include'] ) ? $attributes['include'] : '' );
		$ids   = '' === $named ? array_keys( get_attached_media( 'image', isset( $attributes['id'] ) ? (int) $attributes['id'] : null ) ) : wp_parse_id_list( $named );
		$html  = '';
		foreach ( array_slice( $ids, 0, Campaign_Stand_In::PICTURES ) as $id ) {
			$file = wp_get_attachment_image_src( $id, 'large' );
			if ( $file ) {
				$html .= '<img src="' . esc_url( $file[0] ) . '" alt="' . esc_attr( (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) ) . '"><br>';
			}
		}
		return $html;
	}

	/**
	 * Name of a tag.
	 *
	 * @param string $tag Tag.
	 */
	private static function name( $tag ): string {
		return preg_match( '/[a-zA-Z][\w-]*+/', $tag, $found ) ? $found[0] : '';
	}
}
