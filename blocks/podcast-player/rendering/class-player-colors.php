<?php
namespace Mainstreet\Blocks\Podcast_Player\Rendering;

defined( 'ABSPATH' ) || exit;

/** Classes and inline styles of the colors that an author chose. */
final class Player_Colors {

	private Player_Settings $settings;

	public function __construct( Player_Settings $settings ) {
		$this->settings = $settings;
	}

	/**
	 * Returns the color classes of the player.
	 *
	 * @return string[]
	 */
	public function classes(): array {
		return array_merge(
			'' === $this->settings->color( 'Primary' )['css'] ? array() : array( 'has-primary' ),
			$this->of( 'Secondary', 'has-secondary', 'color' ),
			$this->of( 'Background', 'has-background', 'background-color' )
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
	public function of( string $name, string $set, string $suffix ): array {
		$color = $this->settings->color( $name );
		if ( '' === $color['css'] ) {
			return array();
		}
		return array_merge( array( $set ), '' === $color['slug'] ? array() : array( "has-{$color['slug']}-$suffix" ) );
	}

	/** Returns the style attribute with the colors, escaped; or an empty string. */
	public function style(): string {
		$rules = array();
		foreach ( array(
			'Primary'    => '--mainstreet-podcast-primary',
			'Secondary'  => 'color',
			'Background' => 'background-color',
		) as $name => $property ) {
			$css = $this->settings->color( $name )['css'];
			if ( '' !== $css ) {
				$rules[] = "$property:$css";
			}
		}
		return $rules ? sprintf( ' style="%s"', esc_attr( implode( ';', $rules ) ) ) : '';
	}
}
