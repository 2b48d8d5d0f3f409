<?php
namespace Mainstreet\Blocks\Podcast_Player\Rendering;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/** Reads the stored attributes, which may have any type. Same rules as in attributes.ts. */
final class Player_Settings {

	const MAX_ITEMS     = 50;
	const DEFAULT_ITEMS = 5;

	/** Colors in the format of the color picker and theme palettes. Other values are not used in styles. */
	const COLOR = '/^(?:#[0-9a-f]{3,8}|[a-z]{3,30}|var\(--[\w-]{1,100}\)|(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([\w\s.,%\/+-]{1,100}\))$/iD';

	private array $stored;

	/** @param array $stored Attributes as stored; any type. */
	public function __construct( array $stored ) {
		$this->stored = $stored;
	}

	/** Returns the http(s) URL of the podcast, unescaped; or an empty string. */
	public function get_url(): string {
		$url = trim( Attributes::text( $this->stored, 'url' ) );
		return preg_match( '#^https?://[^/]#i', $url ) ? $url : '';
	}

	/**
	 * Returns the GUIDs of the selected episodes.
	 *
	 * @return string[] Empty for the newest episodes.
	 */
	public function get_guids(): array {
		$guids = array();
		foreach ( Attributes::items( $this->stored, 'selectedEpisodes' ) as $episode ) {
			if ( is_array( $episode ) && isset( $episode['guid'] ) && is_string( $episode['guid'] ) && '' !== $episode['guid'] ) {
				$guids[] = $episode['guid'];
			}
		}
		return array_slice( array_values( array_unique( $guids ) ), 0, self::MAX_ITEMS );
	}

	/** Returns the maximum number of episodes, from 1 to 50. */
	public function get_quantity(): int {
		$items = isset( $this->stored['itemsToShow'] ) ? $this->stored['itemsToShow'] : null;
		return is_int( $items ) || ( is_float( $items ) && is_finite( $items ) )
			? (int) min( max( round( $items ), 1 ), self::MAX_ITEMS )
			: self::DEFAULT_ITEMS;
	}

	/**
	 * Whether a part is shown. All parts are shown by default.
	 *
	 * @param string $part `CoverArt`, `EpisodeTitle` or `EpisodeDescription`.
	 */
	public function shows( string $part ): bool {
		return Attributes::flag( $this->stored, "show$part", true );
	}

	/**
	 * Returns a color.
	 *
	 * @param string $name `Primary`, `Secondary` or `Background`.
	 * @return array{slug:string,css:string} Palette slug, and CSS value; either may be empty.
	 */
	public function get_color( string $name ): array {
		$slug = Attributes::text( $this->stored, lcfirst( $name ) . 'Color' );
		$slug = preg_match( '/^[\w-]{1,100}$/D', $slug ) ? _wp_to_kebab_case( $slug ) : '';
		$own  = $this->sanitize_color( "custom{$name}Color" );
		$hex  = $this->sanitize_color( "hex{$name}Color" );
		if ( '' !== $slug ) {
			return array(
				'slug' => $slug,
				'css'  => sprintf( 'var(--wp--preset--color--%s%s)', $slug, '' === $hex ? '' : ',' . $hex ),
			);
		}
		return array(
			'slug' => '',
			'css'  => '' === $own ? $hex : $own,
		);
	}

	/**
	 * Returns the color classes of the player.
	 *
	 * @return string[]
	 */
	public function get_color_classes(): array {
		return array_merge(
			'' === $this->get_color( 'Primary' )['css'] ? array() : array( 'has-primary' ),
			$this->get_classes_of_color( 'Secondary', 'has-secondary', 'color' ),
			$this->get_classes_of_color( 'Background', 'has-background', 'background-color' )
		);
	}

	/**
	 * Returns the classes of a color.
	 *
	 * @param string $name   `Primary`, `Secondary` or `Background`.
	 * @param string $set    Class added if the color is set.
	 * @param string $suffix Suffix of the preset class.
	 * @return string[]
	 */
	public function get_classes_of_color( string $name, string $set, string $suffix ): array {
		$color = $this->get_color( $name );
		if ( '' === $color['css'] ) {
			return array();
		}
		return array_merge( array( $set ), '' === $color['slug'] ? array() : array( "has-{$color['slug']}-$suffix" ) );
	}

	/** Returns the style attribute with the colors, escaped; or an empty string. */
	public function get_style_attribute(): string {
		$rules = array();
		foreach ( array(
			'Primary'    => '--mainstreet-podcast-primary',
			'Secondary'  => 'color',
			'Background' => 'background-color',
		) as $name => $property ) {
			$css = $this->get_color( $name )['css'];
			if ( '' !== $css ) {
				$rules[] = "$property:$css";
			}
		}
		return $rules ? sprintf( ' style="%s"', esc_attr( implode( ';', $rules ) ) ) : '';
	}

	/** Returns a color attribute, or an empty string if its value is not a color. */
	private function sanitize_color( string $key ): string {
		$value = trim( Attributes::text( $this->stored, $key ) );
		return preg_match( self::COLOR, $value ) ? $value : '';
	}
}
