<?php
namespace Mainstreet\Blocks\Contact_Form\Rendering;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Definition;
use Mainstreet\Blocks\Contact_Form\Definition\Form_Field;
use Mainstreet\Blocks\Contact_Form\Definition\Form_Labels;
use Mainstreet\Blocks\Contact_Form\Definition\Form_Visibility;
use Mainstreet\Blocks\Contact_Form\Definition\Parsed_Block;
use Mainstreet\Blocks\Contact_Form\Submission\Confirmation;
use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Registration\Block_Types\Block_Filters;
use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Submissions\Pipeline\Visitor_Form_Renderer;
use Mainstreet\Submissions\Registry\Form_Counter;

defined( 'ABSPATH' ) || exit;

/**
 * Renders a form. Core renders its inner blocks only from here (`skip_inner_blocks`, see hooks.php). The HTML of fields is
 * replaced, also in columns and groups, because the form has their ids and errors. Other blocks render themselves.
 */
final class Form_Renderer {

	/** HTML id of the form. */
	private string $id;

	/** Fields and their HTML ids. */
	private Form_Fields $fields;

	/**
	 * Outcome of the last submission without script.
	 *
	 * @var array|null
	 */
	private $outcome;

	/** Number of enclosing blocks that are hidden on some screens. */
	private int $partly = 0;

	private Condition_Renderer $conditions;

	private Steps_Renderer $steps;

	/** Whether a submit button was rendered. */
	private bool $has_button = false;

	/** Whether labels are inside their inputs and move (block style "Animated"). */
	private bool $is_animated = false;

	private function __construct( array $definition, Visitor_Form_Renderer $visitor, array $block ) {
		$this->id         = $visitor->get_id();
		$this->fields     = new Form_Fields( $this->id, $definition['fields'] );
		$this->outcome    = $visitor->get_outcome();
		$this->conditions = new Condition_Renderer( $definition['fields'] );
		$this->steps      = new Steps_Renderer( $this->id, $block );
	}

	/**
	 * Renders the form, or its confirmation.
	 *
	 * @param string $wrapper Attributes of the outer element, escaped.
	 * @return string Escaped HTML.
	 */
	public static function render( \WP_Block $form, string $wrapper ): string {
		$block      = $form->parsed_block;
		$definition = Form_Counter::is_reached() ? null : Form_Definition::from_block( $block );
		$ref        = $definition ? $definition['ref'] : 0;
		if ( $ref ) {
			$block      = Form_Definition::find_referenced( $ref );
			$definition = $block ? Form_Definition::from_block( $block ) : null;
			$form       = $block ? new \WP_Block( $block, $form->context ) : $form;
		}
		if ( ! $definition || ! $definition['fields'] ) {
			return '';
		}
		if ( is_feed() ) {
			return sprintf( '<p><a href="%1$s">%2$s</a></p>', esc_url( get_permalink() ), esc_html__( 'Fill in the form on the site.', 'mainstreet-blocks' ) );
		}
		$visitor = self::create_form( $definition );
		$back    = Confirmation::render_back_link( $block, $visitor->get_url(), $visitor->get_id() );
		$success = $visitor->render_success();
		if ( '' !== $success ) {
			return sprintf( '<div %1$s>%2$s%3$s</div>', $wrapper, $success, $back );
		}
		$view   = new self( $definition, $visitor, $block );
		$notice = $visitor->render_notice();

		$view->is_animated = 'animated' === self::get_label_style( $wrapper );

		$parts = array( $visitor->render_fields(), $view->render_content( $form, $definition ), Confirmation::render_template( $definition, $back ) );
		// After a page load the notice is at the top of the form, where the browser scrolls to; with a script it is
		// below the button.
		$parts = null === $view->outcome ? array_merge( $parts, array( $notice ) ) : array_merge( array( $notice, $view->fields->render_error_links( $view->outcome ) ), $parts );
		$title = Form_Definition::get_title( $definition, $ref );
		$label = '' === $title ? '' : ' aria-label="' . Visitor_Text::escape( $title ) . '"';
		return sprintf( '<div %1$s><form %2$s%3$s>%4$s</form></div>', $wrapper, $visitor->render_attributes(), $label, implode( '', $parts ) );
	}

	private static function create_form( array $definition ): Visitor_Form_Renderer {
		return Visitor_Form_Renderer::create(
			'contact-form',
			$definition,
			array(
				'class' => 'contact-form commentsblock',
				'files' => in_array( 'file', array_column( $definition['fields'], 'type' ), true ),
				'texts' => Form_Labels::get_script_messages(),
			)
		);
	}

	/**
	 * Reads the block style that puts labels on the borders of inputs, and enqueues its style sheet.
	 *
	 * @return string `animated`, `outlined` or ''.
	 */
	private static function get_label_style( string $wrapper ): string {
		if ( ! preg_match( '/\bclass="[^"]*\bis-style-(animated|outlined)\b/', $wrapper, $found ) ) {
			return '';
		}
		Blocks::enqueue_styles( 'jetpack/label' );
		return $found[1];
	}

	/** Lets core render the inner blocks, so that they get their context and all filters run. Returns escaped HTML. */
	private function render_content( \WP_Block $form, array $definition ): string {
		$inner                = clone $form;
		$inner->name          = null;
		$inner->block_type    = null;
		$inner->inner_content = array_fill( 0, count( $form->inner_blocks ), null );
		// Without a name: core runs the filters of the form block after this.
		$inner->parsed_block = array(
			'blockName'    => null,
			'attrs'        => array(),
			'innerContent' => $inner->inner_content,
		) + $form->parsed_block;
		add_filter( 'pre_render_block', array( $this, 'filter_pre_render' ), PHP_INT_MAX, 2 );
		add_filter( 'render_block_data', array( $this, 'filter_block_data' ) );
		add_filter( 'render_block', array( $this, 'filter_html' ), PHP_INT_MIN, 3 );
		$html = $inner->render();
		remove_filter( 'render_block', array( $this, 'filter_html' ), PHP_INT_MIN );
		remove_filter( 'render_block_data', array( $this, 'filter_block_data' ) );
		remove_filter( 'pre_render_block', array( $this, 'filter_pre_render' ), PHP_INT_MAX );
		if ( ! $this->has_button ) {
			$html .= Button_Renderer::render_default( $form->parsed_block, $definition['button'] );
		}
		return $html;
	}

	/**
	 * Callback of pre_render_block: leaves out blocks that the form does not show.
	 *
	 * @param string|null $html  HTML from another filter.
	 * @param array       $block Parsed block.
	 * @return string|null Null for a block that is rendered.
	 */
	public function filter_pre_render( $html, $block ) {
		if ( null !== $html ) {
			return $html;
		}
		$name = Parsed_Block::get_name( $block );
		if ( Block_Filters::is_hidden( $block ) ) {
			// A hidden button is not replaced by the default one.
			$this->has_button = $this->has_button || Form_Visibility::has_button( $block );
			return '';
		}
		if ( Form_Definition::BLOCK === $name ) {
			return '';
		}
		if ( in_array( $name, Steps_Renderer::PARTS, true ) && ! $this->steps->begin( $block ) ) {
			return '';
		}
		if ( '' !== Parsed_Block::get_direction( $block ) && ! $this->steps->has_steps() ) {
			return '';
		}
		$this->partly += Form_Visibility::is_partly_hidden( $block ) ? 1 : 0;
		return null;
	}

	/**
	 * Callback of render_block_data: drops the saved element of parts of a form in steps, and prepares buttons.
	 *
	 * @param array $block Parsed block.
	 */
	public function filter_block_data( $block ) {
		if ( in_array( Parsed_Block::get_name( $block ), Steps_Renderer::PARTS, true ) ) {
			$block['innerContent'] = array_fill( 0, count( $block['innerBlocks'] ), null );
		}
		return Button_Renderer::prepare( $block );
	}

	/**
	 * Callback of render_block: renders the form's own blocks before other filters.
	 *
	 * @param string    $html     HTML of the block.
	 * @param array     $block    Parsed block.
	 * @param \WP_Block $instance The block.
	 * @return string
	 */
	public function filter_html( $html, $block, $instance = null ) {
		$name    = Parsed_Block::get_name( $block );
		$is_part = $this->partly > 0;
		if ( '' !== Form_Field::get_type( $name ) ) {
			$html = $this->render_field( Form_Visibility::make_optional( $block, $is_part ) );
		} elseif ( in_array( $name, Steps_Renderer::PARTS, true ) ) {
			$html = $this->steps->finish( $block, self::strip_wrapper( $html, $instance ) );
		} elseif ( 'jetpack/button' === $name || 'core/button' === $name ) {
			$button           = Button_Renderer::adapt( $block, $html, Parsed_Block::get_direction( $block ) );
			$this->has_button = $this->has_button || $button['sends'];
			$html             = $button['html'];
		}
		$this->partly -= Form_Visibility::is_partly_hidden( $block ) ? 1 : 0;
		return $html;
	}

	/**
	 * Removes the saved element around inner blocks. WordPress before 6.9 ignores the `innerContent` set by filter_block_data().
	 *
	 * @param string         $html  HTML from core.
	 * @param \WP_Block|null $block The block.
	 * @return string
	 */
	private static function strip_wrapper( $html, $block ) {
		$chunks = $block instanceof \WP_Block ? $block->inner_content : array();
		if ( ! in_array( null, $chunks, true ) ) {
			return '';
		}
		$start = is_string( $chunks[0] ) ? strlen( $chunks[0] ) : 0;
		$last  = end( $chunks );
		return substr( $html, $start, strlen( $html ) - $start - ( is_string( $last ) ? strlen( $last ) : 0 ) );
	}

	/** Renders a field. Returns escaped HTML; '' for a field that is not in the definition. */
	private function render_field( array $block ): string {
		$field = Form_Visibility::is_fillable( $block ) ? $this->fields->find_next( $block ) : null;
		if ( null === $field ) {
			return '';
		}
		// The parts of a field run the same filters, but must not be rendered by the form.
		remove_filter( 'render_block', array( $this, 'filter_html' ), PHP_INT_MIN );
		$filled  = null === $this->outcome ? Form_Prefill::fill( $field ) : $field;
		$control = $this->fields->create_renderer( $filled, $block, $this->outcome );
		$html    = $this->conditions->add( $field, $this->is_animated ? self::add_placeholder( $control->render() ) : $control->render() );
		add_filter( 'render_block', array( $this, 'filter_html' ), PHP_INT_MIN, 3 );
		return $html;
	}

	/**
	 * Adds a placeholder to inputs without one: the style sheet recognizes an empty input by it.
	 *
	 * @param string $html Escaped HTML of the field.
	 */
	private static function add_placeholder( string $html ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			$is_line = 'INPUT' === $tags->get_tag() && in_array( $tags->get_attribute( 'type' ), array( 'text', 'email', 'url', 'tel', 'number' ), true );
			if ( ( $is_line || 'TEXTAREA' === $tags->get_tag() ) && null === $tags->get_attribute( 'placeholder' ) ) {
				$tags->set_attribute( 'placeholder', ' ' );
			}
		}
		return $tags->get_updated_html();
	}
}
