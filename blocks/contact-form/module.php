<?php
/**
 * Module: Forms.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Contact_Form;

use Mainstreet\Responses\Responses_Screen;

defined( 'ABSPATH' ) || exit;

return array(
	'label'       => __( 'Forms', 'mainstreet-blocks' ),
	'description' => __( 'Contact forms, and the answers visitors send.', 'mainstreet-blocks' ),
	'blocks'      => array( 'contact-form', 'dropzone', 'field-*', 'fieldset-*', 'form-*', 'input', 'input-*', 'label', 'option', 'options', 'phone-input' ),
	'needs'       => array( 'mail', 'cron' ),
	'help'        => __( 'Answers are stored on this site and sent to you by e-mail. While forms are off, nobody can send one; answers that are there stay in “Form responses”.', 'mainstreet-blocks' ),
	'screen'      => Responses_Screen::SLUG,
);
