<?php
namespace Mainstreet\Patterns;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the markup of blocks as the editor saves it. Texts are plain text and are escaped here. Colors and spacing use presets of the
 * theme only, so that patterns fit light and dark themes.
 */
final class Pattern_Markup {

	/**
	 * Creates the markup of a block.
	 *
	 * @param string $name Name; without `core/` for core blocks.
	 * @param string $html Inner HTML, escaped.
	 */
	public function block( string $name, array $attributes = array(), string $html = '' ): string {
		return get_comment_delimited_block_content( $name, $attributes, '' === $html ? '' : "\n$html\n" );
	}

	/**
	 * Creates a heading.
	 *
	 * @param string $text    Plain text.
	 * @param int    $level   2 to 6.
	 * @param bool   $is_wide Whether it is aligned with wide columns below it.
	 */
	public function heading( string $text, int $level = 2, bool $is_wide = false ): string {
		$attributes = ( 2 === $level ? array() : array( 'level' => $level ) ) + ( $is_wide ? array( 'align' => 'wide' ) : array() );
		return $this->block( 'heading', $attributes, "<h$level class=\"wp-block-heading" . ( $is_wide ? ' alignwide' : '' ) . '">' . esc_html( $text ) . "</h$level>" );
	}

	/**
	 * Creates a paragraph.
	 *
	 * @param string $text Plain text.
	 */
	public function paragraph( string $text ): string {
		return $this->block( 'paragraph', array(), '<p>' . esc_html( $text ) . '</p>' );
	}

	/**
	 * Creates a list.
	 *
	 * @param string[] $points Plain texts.
	 */
	public function bullet_list( array $points ): string {
		$items = array();
		foreach ( $points as $text ) {
			$items[] = $this->block( 'list-item', array(), '<li>' . esc_html( $text ) . '</li>' );
		}
		return $this->block( 'list', array(), '<ul class="wp-block-list">' . implode( "\n\n", $items ) . '</ul>' );
	}

	/**
	 * Creates a quote.
	 *
	 * @param string $text Plain text.
	 * @param string $name Name of the person.
	 */
	public function quote( string $text, string $name ): string {
		return $this->block( 'quote', array(), '<blockquote class="wp-block-quote">' . $this->paragraph( $text ) . '<cite>' . esc_html( $name ) . '</cite></blockquote>' );
	}

	/**
	 * Joins blocks.
	 *
	 * @param string[] $blocks Markup of the blocks.
	 */
	public function stack( array $blocks ): string {
		return implode( "\n\n", $blocks );
	}

	/**
	 * Creates a full-width group with vertical padding.
	 *
	 * @param string[] $blocks   Inner blocks.
	 * @param bool     $inverted Whether text color and background color of the theme are swapped.
	 */
	public function band( array $blocks, bool $inverted = false ): string {
		$space      = 'var:preset|spacing|50';
		$attributes = array(
			'align'           => 'full',
			'style'           => array(
				'spacing' => array(
					'padding' => array(
						'top'    => $space,
						'bottom' => $space,
					),
				),
			),
			'backgroundColor' => 'contrast',
			'textColor'       => 'base',
			'layout'          => array( 'type' => 'constrained' ),
		);
		if ( ! $inverted ) {
			unset( $attributes['backgroundColor'], $attributes['textColor'] );
		}
		$colors = $inverted ? ' has-base-color has-contrast-background-color has-text-color has-background' : '';
		$css    = 'padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)';
		return $this->block( 'group', $attributes, "<div class=\"wp-block-group alignfull$colors\" style=\"$css\">" . $this->stack( $blocks ) . '</div>' );
	}

	/**
	 * Creates columns.
	 *
	 * @param string[][] $columns Blocks of each column. A key from 10 is the width of the column in percent.
	 * @param bool       $is_wide Whether the columns are wider than text.
	 */
	public function columns( array $columns, bool $is_wide = true ): string {
		$written = array();
		foreach ( $columns as $width => $blocks ) {
			$has_width = $width >= 10;
			$written[] = $this->block(
				'column',
				$has_width ? array( 'width' => "$width%" ) : array(),
				'<div class="wp-block-column"' . ( $has_width ? " style=\"flex-basis:$width%\"" : '' ) . '>' . $this->stack( $blocks ) . '</div>'
			);
		}
		return $this->block( 'columns', $is_wide ? array( 'align' => 'wide' ) : array(), '<div class="wp-block-columns' . ( $is_wide ? ' alignwide' : '' ) . '">' . $this->stack( $written ) . '</div>' );
	}

	/**
	 * Creates a form.
	 *
	 * @param string   $title  Title of the form, shown with its responses.
	 * @param string[] $fields Fields, from field().
	 * @param string   $button Label of the button.
	 */
	public function form( string $title, array $fields, string $button ): string {
		$fields[] = $this->block(
			'jetpack/button',
			array(
				'element' => 'button',
				'text'    => $button,
			)
		);
		return $this->block( 'jetpack/contact-form', array( 'formTitle' => $title ), '<div class="wp-block-jetpack-contact-form">' . $this->stack( $fields ) . '</div>' );
	}

	/**
	 * Creates a form field.
	 *
	 * @param string $type Type, such as `email`.
	 */
	public function field( string $type, array $attributes = array() ): string {
		return $this->block( 'jetpack/field-' . $type, $attributes );
	}

	/** Creates a contact block with sample data. */
	public function contact_info(): string {
		$street  = _x( '12 Main Street', 'sample address', 'mainstreet-blocks' );
		$city    = _x( 'Springfield', 'sample address', 'mainstreet-blocks' );
		$postal  = _x( '12345', 'sample address', 'mainstreet-blocks' );
		$address = $this->block(
			'jetpack/address',
			array(
				'address' => $street,
				'city'    => $city,
				'postal'  => $postal,
			),
			'<div class="wp-block-jetpack-address"><div class="jetpack-address__address jetpack-address__address1">' . esc_html( $street ) . '</div><div><span class="jetpack-address__city">' . esc_html( $city )
				. '</span>, <span class="jetpack-address__region"></span> <span class="jetpack-address__postal">' . esc_html( $postal ) . '</span></div></div>'
		);
		return $this->block(
			'jetpack/contact-info',
			array(),
			'<div class="wp-block-jetpack-contact-info">' . $this->stack(
				array(
					$this->block( 'jetpack/email', array( 'email' => 'hello@example.com' ), '<div class="wp-block-jetpack-email"><a href="mailto:hello@example.com">hello@example.com</a></div>' ),
					$this->block( 'jetpack/phone', array( 'phone' => '(555) 010-0123' ), '<div class="wp-block-jetpack-phone"><a href="tel:5550100123">(555) 010-0123</a></div>' ),
					$address,
				)
			) . '</div>'
		);
	}

	/** Creates opening hours with the default values of the block: nine to five on weekdays. */
	public function hours(): string {
		return $this->block( 'jetpack/business-hours' );
	}

	/**
	 * Creates the form of the site's newsletter. The block is saved as a shortcode with the texts of block.json.
	 *
	 * @param bool $inverted Whether it is in an inverted band().
	 */
	public function subscription( bool $inverted = false ): string {
		$colors  = array(
			'buttonBackgroundColor' => 'base',
			'textColor'             => 'contrast',
		);
		$classes = $inverted ? 'has-text-color has-contrast-color has-background has-base-background-color' : '';
		return $this->block(
			'jetpack/subscriptions',
			$inverted ? $colors : array(),
			'<div class="wp-block-jetpack-subscriptions wp-block-jetpack-subscriptions__supports-newline">[jetpack_subscription_form show_subscribers_total="false" button_on_newline="false" custom_font_size="16px" custom_border_radius="0" custom_border_weight="1"'
				. ' custom_padding="15" custom_spacing="10" submit_button_classes="' . $classes . '" email_field_classes="" show_only_email_and_button="true" success_message="Success! An email was just sent to confirm your subscription. Please find the email now and click &#039;Confirm Follow&#039; to start subscribing."]</div>'
		);
	}

	/**
	 * Creates a star rating.
	 *
	 * @param int $rating Number of stars, of five.
	 */
	public function stars( int $rating ): string {
		return $this->block( 'jetpack/rating-star', array( 'rating' => $rating ), '<figure class="wp-block-jetpack-rating-star" style="text-align:left">' . str_repeat( '<span>★</span>', $rating ) . '</figure>' );
	}
}
