<?php
namespace Mainstreet\Blocks\Podcast_Player\Rendering;

defined( 'ABSPATH' ) || exit;

/**
 * Classes and style that stand for the colours an author chose.
 */
final class Player_Colors {

	/** What the author set. */
	private Player_Settings $settings;

	/**
	 * Colours of a player.
	 *
	 * @param Player_Settings $settings What the author set.
	 */
	public function __construct( Player_Settings $settings ) {
		$this->settings = $settings;
	}

	/**
	 * Classes of the player: those of its colours.
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
	 * Classes of a colour.
	 *
	 * @param string $name   `Primary`, `Secondary` or `Background`.
	 * @param string $set    Class that says that it is set.
	 * @param string $suffix What stands behind the slug.
	 * @return string[]
	 */
	public function of( string $name, string $set, string $suffix ): array {
		$color = $this->settings->color( $name );
		if ( '' === $color['css'] ) {
			return array();
		}
		return array_merge( array( $set ), '' === $color['slug'] ? array() : array( "has-{$color['slug']}-$suffix" ) );
	}

	/**
	 * Style of the player: its colours.
	 *
	 * @return string Escaped attribute, or nothing.
	 */
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
