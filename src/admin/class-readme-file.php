<?php
namespace Mainstreet\Admin;

defined( 'ABSPATH' ) || exit;

/** Reads the plugin's readme.txt: the fields at its top, and its sections as HTML. It knows the markup that this readme uses. */
final class Readme_File {

	/** @var string Content, without carriage returns. */
	private $text;

	public function __construct( string $text ) {
		$this->text = str_replace( "\r", '', $text );
	}

	/** Returns the value of a field, such as `Tested up to`; '' if there is none. */
	public function get_field( string $name ): string {
		return preg_match( '/^' . preg_quote( $name, '/' ) . ':[ \t]*(.+)$/m', $this->text, $found ) ? trim( $found[1] ) : '';
	}

	/** Returns a section as HTML, such as `Changelog`; '' if there is none. */
	public function get_section( string $title ): string {
		// A title of a section has two equals signs, one within a section has one.
		if ( ! preg_match( '/^== ' . preg_quote( $title, '/' ) . ' ==\n(.*?)(?=^== |\z)/ms', $this->text, $found ) ) {
			return '';
		}
		$html = '';
		foreach ( (array) preg_split( '/\n{2,}|\n(?=[*=] |\d+\. )|(?<= =)\n/', trim( $found[1] ) ) as $part ) {
			$html .= self::to_html( trim( (string) $part ) );
		}
		// Items that follow each other are one list.
		return str_replace( array( '</ul><ul>', '</ol><ol>' ), '', $html );
	}

	/** Renders a title, an item of a list or a paragraph. */
	private static function to_html( string $part ): string {
		if ( preg_match( '/^= (.+) =$/', $part, $found ) ) {
			return '<h4>' . self::format( $found[1] ) . '</h4>';
		}
		if ( preg_match( '/^(\*|\d+\.) (.+)$/s', $part, $found ) ) {
			$tag = '*' === $found[1] ? 'ul' : 'ol';
			return "<$tag><li>" . self::format( $found[2] ) . "</li></$tag>";
		}
		return '' === $part ? '' : '<p>' . self::format( $part ) . '</p>';
	}

	/** Escapes a text and renders what is bold, code or a link in it. */
	private static function format( string $text ): string {
		return (string) preg_replace(
			array( '/`([^`]+)`/', '/\*\*([^*]+)\*\*/', '/\[([^\]]+)\]\((https:[^)\s]+)\)/' ),
			array( '<code>$1</code>', '<strong>$1</strong>', '<a href="$2">$1</a>' ),
			esc_html( $text )
		);
	}
}
