<?php
/**
 * Reads what a block rendered with the HTML API of core, and names what must not be there.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

/** What HTML is made of. */
final class Markup_Inspector {

	const VOID      = array( 'AREA', 'BASE', 'BR', 'COL', 'EMBED', 'HR', 'IMG', 'INPUT', 'LINK', 'META', 'SOURCE', 'TRACK', 'WBR' );
	const ADDRESSES = array( 'href', 'src', 'srcset', 'action', 'formaction', 'xlink:href', 'poster', 'data', 'background', 'cite' );

	/** @var array<string, int> How many of each element. */
	public $tags = array();

	/** @var array<string, true> Properties in style attributes. */
	public $styles = array();

	/** @var string[] What must never be there. */
	public $faults = array();

	/** @var string[] Open elements. */
	private $open = array();

	/** @param string $html What was rendered. */
	public function __construct( $html ) {
		$reader = new \WP_HTML_Tag_Processor( $html );
		while ( $reader->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
			$tag = $reader->get_tag();
			if ( $reader->is_tag_closer() ) {
				$this->close( $tag );
				continue;
			}
			$this->tags[ $tag ] = ( $this->tags[ $tag ] ?? 0 ) + 1;
			$this->read_attributes( $reader, $tag );
			$this->read_raw_text( $reader, $tag );
			// The processor reads elements of raw text as one token, with their end.
			$is_atomic = in_array( $tag, array( 'SCRIPT', 'STYLE', 'TEXTAREA', 'TITLE', 'IFRAME', 'NOEMBED', 'NOFRAMES', 'XMP' ), true );
			if ( ! $is_atomic && ! in_array( $tag, self::VOID, true ) && ! $reader->has_self_closing_flag() ) {
				$this->open[] = $tag;
			}
		}
		if ( $this->open || $reader->paused_at_incomplete_token() ) {
			$this->faults[] = 'the markup is cut off in ' . implode( ' ', array_merge( $this->open, array( substr( $html, -80 ) ) ) );
		}
	}

	private function close( $tag ) {
		$last = array_pop( $this->open );
		if ( $last !== $tag ) {
			$this->faults[] = "$tag ends where $last is open";
			$this->open     = array();
		}
	}

	private function read_attributes( \WP_HTML_Tag_Processor $reader, $tag ) {
		foreach ( (array) $reader->get_attribute_names_with_prefix( '' ) as $name ) {
			$value = $reader->get_attribute( $name );
			$plain = is_string( $value ) ? preg_replace( '/[\x00-\x20]+/', '', substr( $value, 0, 400 ) ) : '';
			if ( 0 === strpos( $name, 'on' ) || in_array( $name, array( 'srcdoc', 'autofocus', 'data-probe' ), true ) ) {
				$this->faults[] = ( 'data-probe' === $name ? 'text became markup: ' : '' ) . "attribute $name of $tag";
			}
			if ( in_array( $name, self::ADDRESSES, true ) && preg_match( '#^(?:javascript|vbscript|livescript|data:(?!image/(?:png|jpe?g|gif|webp|avif)))#i', $plain ) ) {
				$this->faults[] = "address of a script in $name of $tag: " . substr( $plain, 0, 60 );
			}
			if ( 'style' === $name ) {
				$this->read_style( (string) $value, $tag );
			}
		}
	}

	private function read_style( $style, $tag ) {
		if ( preg_match( '/javascript:|expression\(/i', $style ) ) {
			$this->faults[] = "script in the style of $tag";
		}
		// A semicolon within quotes or brackets ends no declaration.
		$style = preg_replace( '/"[^"]*"|\'[^\']*\'|\([^()]*\)/', '', $style );
		foreach ( explode( ';', $style ) as $declaration ) {
			$property = strtolower( trim( (string) strstr( $declaration, ':', true ) ) );
			if ( '' !== $property ) {
				$this->styles[ $property ] = true;
			}
		}
	}

	/** Scripts hold data and nothing else; style sheets hold rules of the block. */
	private function read_raw_text( \WP_HTML_Tag_Processor $reader, $tag ) {
		if ( 'STYLE' === $tag && false !== strpos( $reader->get_modifiable_text(), '}body{' ) ) {
			$this->faults[] = 'a rule of the text in a style sheet';
		}
		if ( 'SCRIPT' !== $tag ) {
			return;
		}
		if ( ! preg_match( '#^(?:application/(?:ld\+)?json|importmap|speculationrules)$#', (string) $reader->get_attribute( 'type' ) ) ) {
			$this->faults[] = 'a script';
		} elseif ( null === json_decode( $reader->get_modifiable_text() ) ) {
			$this->faults[] = 'broken JSON';
		}
	}
}
