<?php
namespace Mainstreet\Patterns;

defined( 'ABSPATH' ) || exit;

/**
 * Writes blocks the way the editor saves them. Texts are plain; they are escaped here. Colours and spaces are a
 * theme's own presets or none at all, so that a pattern looks like the theme, light or dark. Pure.
 */
final class Pattern_Markup {

	/**
	 * A block.
	 *
	 * @param string $name       Name; core's without `core/`.
	 * @param array  $attributes Attributes.
	 * @param string $html       What is inside.
	 */
	public function block( string $name, array $attributes = array(), string $html = '' ): string {
		return get_comment_delimited_block_content( $name, $attributes, '' === $html ? '' : "\n$html\n" );
	}

	/**
	 * Heading.
	 *
	 * @param string $text    Text.
	 * @param int    $level   2 to 6.
	 * @param bool   $is_wide Whether it begins where wide columns below it do.
	 */
	public function heading( string $text, int $level = 2, bool $is_wide = false ): string {
		$attributes = ( 2 === $level ? array() : array( 'level' => $level ) ) + ( $is_wide ? array( 'align' => 'wide' ) : array() );
		return $this->block( 'heading', $attributes, "<h$level class=\"wp-block-heading" . ( $is_wide ? ' alignwide' : '' ) . '">' . esc_html( $text ) . "</h$level>" );
	}

	/**
	 * Paragraph.
	 *
	 * @param string $text Text.
	 */
	public function paragraph( string $text ): string {
		return $this->block( 'paragraph', array(), '<p>' . esc_html( $text ) . '</p>' );
	}

	/**
	 * List of points.
	 *
	 * @param string[] $points Texts.
	 */
	public function points( array $points ): string {
		$items = array();
		foreach ( $points as $text ) {
			$items[] = $this->block( 'list-item', array(), '<li>' . esc_html( $text ) . '</li>' );
		}
		return $this->block( 'list', array(), '<ul class="wp-block-list">' . implode( "\n\n", $items ) . '</ul>' );
	}

	/**
	 * Quote.
	 *
	 * @param string $text Text.
	 * @param string $name Whose it is.
	 */
	public function quote( string $text, string $name ): string {
		return $this->block( 'quote', array(), '<blockquote class="wp-block-quote">' . $this->paragraph( $text ) . '<cite>' . esc_html( $name ) . '</cite></blockquote>' );
	}

	/**
	 * Blocks one below the other.
	 *
	 * @param string[] $blocks Blocks.
	 */
	public function stack( array $blocks ): string {
		return implode( "\n\n", $blocks );
	}

	/**
	 * A band across the page with space above and below.
	 *
	 * @param string[] $blocks   Blocks in it.
	 * @param bool     $inverted Whether it has the theme's text colour as its background.
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
	 * Columns, one below the other on phones.
	 *
	 * @param string[][] $columns Blocks of each; its key is its width in percent, unless it is a small number.
	 * @param bool       $is_wide Whether they are wider than text.
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
	 * A form with its button.
	 *
	 * @param string   $title  Its name among the responses.
	 * @param string[] $fields Of field().
	 * @param string   $button What the button says.
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
	 * A field of a form.
	 *
	 * @param string $type       Such as `email`.
	 * @param array  $attributes Attributes.
	 */
	public function field( string $type, array $attributes = array() ): string {
		return $this->block( 'jetpack/field-' . $type, $attributes );
	}

	/** Ways to reach the site's owner, to be filled in. */
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

	/** Opening hours, to be filled in: nine to five on weekdays. */
	public function hours(): string {
		return $this->block( 'jetpack/business-hours' );
	}

	/**
	 * The form of the site's own newsletter. It is saved as a shortcode, whose words are those block.json has.
	 *
	 * @param bool $inverted Whether it stands in an inverted band.
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
	 * Stars.
	 *
	 * @param int $rating How many of five.
	 */
	public function stars( int $rating ): string {
		return $this->block( 'jetpack/rating-star', array( 'rating' => $rating ), '<figure class="wp-block-jetpack-rating-star" style="text-align:left">' . str_repeat( '<span>★</span>', $rating ) . '</figure>' );
	}
}
