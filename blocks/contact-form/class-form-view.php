<?php
/**
 * A contact form on the page.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Contact_Form;

use Mainstreet\Core\Visitor_Text;
use Mainstreet\Submissions\Form_Limit;
use Mainstreet\Submissions\Visitor_Form;

defined( 'ABSPATH' ) || exit;

/**
 * Draws a form. Its inner blocks are drawn from here and not before (the block skips
 * them, see Form_Hooks): the fields by the form, which knows their ids and errors, also
 * where they stand in columns or groups; everything else by its own block.
 */
final class Form_View {

	/**
	 * HTML id of the form.
	 *
	 * @var string
	 */
	private $id;

	/**
	 * HTML ids of the fields.
	 *
	 * @var Form_Ids
	 */
	private $ids;

	/**
	 * All fields.
	 *
	 * @var array[]
	 */
	private $all;

	/**
	 * Those not drawn yet.
	 *
	 * @var Form_Fields
	 */
	private $fields;

	/**
	 * What came of the last answer, when the browser runs no script.
	 *
	 * @var array|null
	 */
	private $outcome;

	/**
	 * How many containers are being drawn, one in the other.
	 *
	 * @var int
	 */
	private $depth = 0;

	/**
	 * What fields wait for.
	 *
	 * @var Form_Condition_View
	 */
	private $conditions;

	/**
	 * Steps, and what leads through them.
	 *
	 * @var Form_Steps
	 */
	private $steps;

	/**
	 * Whether a button that sends was drawn.
	 *
	 * @var bool
	 */
	private $has_button = false;

	/**
	 * Remembers what the fields need.
	 *
	 * @param array        $definition Definition.
	 * @param Visitor_Form $visitor    The pipeline's half of the form.
	 * @param array        $block      Parsed form.
	 */
	private function __construct( array $definition, Visitor_Form $visitor, array $block ) {
		$this->id         = $visitor->id();
		$this->all        = $definition['fields'];
		$this->fields     = new Form_Fields( $definition['fields'] );
		$this->outcome    = $visitor->outcome();
		$this->ids        = new Form_Ids( $this->id, $this->all );
		$this->conditions = new Form_Condition_View( $this->all );
		$this->steps      = new Form_Steps( $this->id, $block );
	}

	/**
	 * The form's HTML.
	 *
	 * @param array $block   Parsed block.
	 * @param array $wrapper Attributes of the outer element, escaped: text.
	 * @return string Escaped HTML.
	 */
	public static function render( array $block, $wrapper ) {
		$definition = Form_Limit::is_reached() ? null : Form_Definition::of( $block );
		$ref        = $definition ? $definition['ref'] : 0;
		if ( $ref ) {
			$block      = Form_Reference::find( $ref );
			$definition = $block ? Form_Definition::of( $block ) : null;
		}
		if ( ! $definition || ! $definition['fields'] ) {
			return '';
		}
		if ( is_feed() ) {
			return sprintf( '<p><a href="%1$s">%2$s</a></p>', esc_url( get_permalink() ), esc_html__( 'Fill in the form on the site.', 'mainstreet-blocks' ) );
		}
		$visitor = Visitor_Form::open(
			'contact-form',
			$definition,
			array(
				'class' => 'contact-form commentsblock',
				'files' => in_array( 'file', array_column( $definition['fields'], 'type' ), true ),
				'texts' => Form_Texts::for_script(),
			)
		);
		$back    = Form_Answer::back( $block, $visitor->url(), $visitor->id() );
		$success = $visitor->success();
		if ( '' !== $success ) {
			return sprintf( '<div %1$s>%2$s%3$s</div>', $wrapper, $success, $back );
		}
		$view   = new self( $definition, $visitor, $block );
		$notice = $visitor->notice();
		$parts  = array( $visitor->fields(), $view->content( $block, $definition ), Form_Answer::template( $definition, $back ) );
		// Who comes back to the top of the form reads it there; who pressed the button, below the button.
		$parts = null === $view->outcome ? array_merge( $parts, array( $notice ) ) : array_merge( array( $notice, $view->ids->links( $view->all, $view->outcome ) ), $parts );
		$title = Form_Reference::title( $definition, $ref );
		$label = '' === $title ? '' : ' aria-label="' . Visitor_Text::escape( $title ) . '"';
		return sprintf( '<div %1$s><form %2$s%3$s>%4$s</form></div>', $wrapper, $visitor->attributes(), $label, implode( '', $parts ) );
	}

	/**
	 * Fields, texts and button.
	 *
	 * @param array $block      Parsed form.
	 * @param array $definition Definition.
	 * @return string Escaped HTML.
	 */
	private function content( array $block, array $definition ) {
		add_filter( 'pre_render_block', array( $this, 'draw' ), 10, 2 );
		$html = '';
		foreach ( Form_Block::children( $block ) as $child ) {
			$html .= render_block( $child );
		}
		remove_filter( 'pre_render_block', array( $this, 'draw' ), 10 );
		if ( ! $this->has_button ) {
			$html .= Form_Button::missing( $block, $definition['button'] );
		}
		return $html;
	}

	/**
	 * Draws the blocks that are the form's own, while it is being drawn.
	 *
	 * @param string|null $html  HTML from another filter.
	 * @param array       $block Parsed block.
	 * @return string|null Null for a block that draws itself.
	 */
	public function draw( $html, $block ) {
		$name = Form_Block::name( $block );
		if ( null !== $html ) {
			return $html;
		}
		if ( '' !== Form_Field::type( $name ) ) {
			return $this->field( $block );
		}
		if ( Form_Definition::BLOCK === $name ) {
			return '';
		}
		if ( in_array( $name, Form_Steps::PARTS, true ) ) {
			return $this->draw_part( $block );
		}
		if ( 'jetpack/button' === $name || 'core/button' === $name ) {
			return $this->draw_button( $block );
		}
		return null;
	}

	/**
	 * Draws a part of a form in steps; fields are looked for this deep only.
	 *
	 * @param array $block Parsed block.
	 * @return string Escaped HTML.
	 */
	private function draw_part( array $block ) {
		if ( $this->depth >= Form_Block::MAX_DEPTH ) {
			return '';
		}
		++$this->depth;
		$html = $this->steps->draw(
			$block,
			static function () use ( $block ) {
				return implode( '', array_map( 'render_block', Form_Block::children( $block ) ) );
			}
		);
		--$this->depth;
		return $html;
	}

	/**
	 * Draws a field.
	 *
	 * @param array $block Parsed field.
	 * @return string Escaped HTML; empty for what the definition does not hold.
	 */
	private function field( array $block ) {
		$field = $this->fields->take( $block );
		if ( null === $field ) {
			return '';
		}
		$control = new Form_Control( $this->id, $field, $block, $this->outcome, $this->ids->of( $field ) );
		return $this->conditions->add( $field, $control->html() );
	}

	/**
	 * Draws a button, by its own block.
	 *
	 * @param array $block Parsed button.
	 * @return string
	 */
	private function draw_button( array $block ) {
		$way = Form_Steps::way( $block );
		if ( '' !== $way && ! $this->steps->has_steps() ) {
			return '';
		}
		remove_filter( 'pre_render_block', array( $this, 'draw' ), 10 );
		$button = Form_Button::draw( $block, $way );
		add_filter( 'pre_render_block', array( $this, 'draw' ), 10, 2 );
		$this->has_button = $this->has_button || $button['sends'];
		return $button['html'];
	}
}
