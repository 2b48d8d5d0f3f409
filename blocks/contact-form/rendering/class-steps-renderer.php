<?php
namespace Mainstreet\Blocks\Contact_Form\Rendering;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Labels;
use Mainstreet\Blocks\Contact_Form\Definition\Parsed_Block;
use Mainstreet\Core\Attributes;
use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the parts of a form in steps. Without a script it is one long form whose steps have headings: navigation and progress
 * are rendered hidden, and `view/steps.ts` shows them.
 */
final class Steps_Renderer {

	/** Blocks that this class renders. */
	const PARTS = array( 'jetpack/form-step-container', self::STEP, 'jetpack/form-step-navigation', 'jetpack/form-step-divider', 'jetpack/form-progress-indicator' );

	const STEP = 'jetpack/form-step';


	/** Maximum number of dots in the progress indicator; with more steps, it is a bar. */
	const MAX_DOTS = 12;

	/** Custom properties by attribute, which contains a preset slug. The attribute prefixed with `custom` contains a color. */
	const PROGRESS_COLORS = array(
		'progressColor'           => '--mainstreet-progress',
		'progressBackgroundColor' => '--mainstreet-progress-rest',
	);

	/** HTML id of the form. */
	private string $form_id;

	/** Number of steps. */
	private int $total;

	/**
	 * Directions for which the form has a button.
	 *
	 * @var string[]
	 */
	private array $ways;

	/** Number of the current step. */
	private int $number = 0;

	/** Parts being rendered, the innermost last: `name`, `is_inner` (inside a part with the same name), `number` of a step. */
	private array $open = array();

	public function __construct( string $form_id, array $block ) {
		$this->form_id = $form_id;
		$this->total   = count( Parsed_Block::find_all( $block, array( self::STEP ) ) );
		$this->ways    = array_map( array( Parsed_Block::class, 'get_direction' ), $this->total ? Parsed_Block::find_all( $block, array( 'jetpack/button' ) ) : array() );
	}

	/** Whether the form has steps. */
	public function has_steps(): bool {
		return $this->total > 0;
	}

	/**
	 * Registers a part before its content is rendered.
	 *
	 * @param array $block Parsed block, one of PARTS.
	 * @return bool False if it is nested too deep to be rendered; fields are not found there either.
	 */
	public function begin( array $block ): bool {
		if ( count( $this->open ) >= Parsed_Block::MAX_DEPTH ) {
			return false;
		}
		$name = Parsed_Block::get_name( $block );
		// A step inside a step is part of the outer one.
		$is_inner     = in_array( $name, array_column( $this->open, 'name' ), true );
		$number       = self::STEP === $name && ! $is_inner ? ++$this->number : 0;
		$this->open[] = compact( 'name', 'is_inner', 'number' );
		return true;
	}

	/**
	 * Renders the part that was registered last.
	 *
	 * @param array  $block Parsed block, one of PARTS.
	 * @param string $html  Its content, escaped HTML.
	 * @return string Escaped HTML.
	 */
	public function finish( array $block, string $html ): string {
		$part = array_pop( $this->open );
		$name = Parsed_Block::get_name( $block );
		if ( 'jetpack/form-progress-indicator' === $name ) {
			return $this->has_steps() ? $this->render_progress( Parsed_Block::get_attributes( $block ) ) : '';
		}
		if ( 'jetpack/form-step-divider' === $name ) {
			$styles = Form_Styles::from_attributes( Parsed_Block::get_attributes( $block ) );
			return Html_Builder::element(
				'hr',
				array(
					'class' => Html_Builder::classes( 'wp-block-jetpack-form-step-divider', $styles['class'] ),
					'style' => $styles['style'],
				)
			);
		}
		if ( ! $part || $part['is_inner'] ) {
			return $html;
		}
		if ( self::STEP === $name ) {
			return $this->render_step( $block, $part['number'], $html );
		}
		return 'jetpack/form-step-container' === $name ? $this->render_container( $block, $html ) : self::render_navigation( Parsed_Block::get_attributes( $block ), $html );
	}

	/** Renders the container of all steps. If the form has no button for a direction, a default one is added. */
	private function render_container( array $block, string $html ): string {
		Blocks::enqueue_styles( 'jetpack/form-step-container' );
		$buttons = array_diff( Parsed_Block::DIRECTIONS, $this->ways );
		$styles  = Form_Styles::from_attributes( Parsed_Block::get_attributes( $block ) );
		return Html_Builder::element(
			'div',
			array(
				'class'                 => Html_Builder::classes( 'wp-block-jetpack-form-step-container', 'mainstreet-form__steps', $styles['class'] ),
				'style'                 => $styles['style'],
				'data-mainstreet-steps' => (string) wp_json_encode( Form_Labels::get_step_messages(), JSON_HEX_AMP ),
			),
			// The script fills this in at each step, and screen readers announce it.
			'<p class="mainstreet-form__count" role="status" hidden></p>' . $html
				. ( $buttons ? self::render_navigation( array(), implode( '', array_map( array( __CLASS__, 'render_button' ), $buttons ) ) ) : '' )
		);
	}

	/**
	 * Renders a step with its heading.
	 *
	 * @param int    $number From 1.
	 * @param string $html   HTML of its content.
	 */
	private function render_step( array $block, $number, string $html ): string {
		$attributes = Parsed_Block::get_attributes( $block );
		$styles     = Form_Styles::from_attributes( $attributes );
		$name       = Parsed_Block::get_rich_text( $attributes, 'stepLabel', 500 );
		// Ids of fields continue with a hyphen: an underscore avoids collisions.
		$id = $this->form_id . '_step-' . $number;
		/* translators: %s: number of a step of a form. */
		$name = '' === $name ? sprintf( __( 'Step %s', 'mainstreet-blocks' ), number_format_i18n( $number ) ) : $name;
		return Html_Builder::element(
			'div',
			array(
				'class'           => Html_Builder::classes( 'wp-block-jetpack-form-step', 'mainstreet-form__step', $styles['class'] ),
				'style'           => $styles['style'],
				'role'            => 'group',
				'aria-labelledby' => $id,
			),
			Html_Builder::element(
				'h3',
				array(
					'class'    => 'mainstreet-form__step-name',
					'id'       => $id,
					'tabindex' => '-1',
				),
				esc_html( $name )
			) . $html
		);
	}

	/** Renders a row of buttons. */
	private static function render_navigation( array $attributes, string $html ): string {
		$styles  = Form_Styles::from_attributes( $attributes );
		$layout  = Attributes::items( $attributes, 'layout' );
		$justify = Parsed_Block::get_text( $layout, 'justifyContent', 20 );
		return Html_Builder::element(
			'div',
			array(
				'class' => Html_Builder::classes( 'wp-block-jetpack-form-step-navigation', 'mainstreet-form__ways', in_array( $justify, array( 'center', 'right', 'space-between' ), true ) ? 'is-content-justification-' . $justify : '', $styles['class'] ),
				'style' => $styles['style'],
			),
			$html
		);
	}

	/**
	 * Renders a default button.
	 *
	 * @param string $way `back` or `next`.
	 * @return string
	 */
	private static function render_button( $way ) {
		return sprintf(
			'<div class="wp-block-jetpack-button wp-block-button%1$s"><button type="button" class="wp-block-button__link wp-element-button" data-mainstreet-way="%2$s" hidden>%3$s</button></div>',
			'back' === $way ? ' is-style-outline' : '',
			$way,
			'back' === $way ? esc_html__( 'Back', 'mainstreet-blocks' ) : esc_html__( 'Next', 'mainstreet-blocks' )
		);
	}

	/**
	 * Renders the progress bar, hidden until the script shows it. It is decorative: the text above the step has the same
	 * information.
	 *
	 * @param array $attributes Attributes of the block; any type.
	 * @return string Escaped HTML.
	 */
	private function render_progress( array $attributes ): string {
		$is_dots = 'dots' === Parsed_Block::get_text( $attributes, 'variant', 20 ) && $this->total <= self::MAX_DOTS;
		$styles  = Form_Styles::from_attributes( $attributes );
		return Html_Builder::element(
			'div',
			array(
				'class'       => Html_Builder::classes( 'wp-block-jetpack-form-progress-indicator', 'mainstreet-form__progress', $is_dots ? 'is-variant-dots' : 'is-variant-line', $styles['class'] ),
				'style'       => implode( ';', array_filter( array( rtrim( $styles['style'], ';' ), self::get_progress_colors( $attributes ) ), 'strlen' ) ),
				'aria-hidden' => 'true',
				'hidden'      => true,
			),
			$is_dots ? str_repeat( '<span class="mainstreet-form__dot"></span>', $this->total ) : '<span class="mainstreet-form__bar"></span>'
		);
	}

	/**
	 * Returns the CSS declarations of the two colors.
	 *
	 * @return string Declarations, not escaped.
	 */
	private static function get_progress_colors( array $attributes ): string {
		$css = array();
		foreach ( self::PROGRESS_COLORS as $name => $property ) {
			$slug   = Parsed_Block::get_text( $attributes, $name, 60 );
			$custom = Parsed_Block::get_text( $attributes, 'custom' . ucfirst( $name ), 60 );
			if ( preg_match( '/^[a-z0-9-]+$/iD', $slug ) ) {
				$css[] = $property . ':var(--wp--preset--color--' . _wp_to_kebab_case( $slug ) . ')';
			} elseif ( preg_match( '/^(#[0-9a-f]{3,8}|(rgb|hsl)a?\([\d\s.,%\/]+\))$/iD', $custom ) ) {
				$css[] = $property . ':' . $custom;
			}
		}
		return implode( ';', $css );
	}
}
