<?php
namespace Mainstreet\Blocks\Contact_Form;

use Mainstreet\Responses\Screen\Responses_Screen;

defined( 'ABSPATH' ) || exit;

return array(
	'group'       => 'forms',
	'label'       => __( 'Forms', 'mainstreet-blocks' ),
	'description' => __( 'Contact forms and the responses visitors send.', 'mainstreet-blocks' ),
	'blocks'      => array( 'contact-form', 'dropzone', 'field-*', 'fieldset-*', 'form-*', 'input', 'input-*', 'label', 'option', 'options', 'phone-input' ),
	'needs'       => array( 'mail', 'cron' ),
	'help'        => __( 'Responses are stored on this site and emailed to you. While forms are off, no one can submit them. Existing responses stay in “Form responses”.', 'mainstreet-blocks' ),
	'screen'      => Responses_Screen::SLUG,
);
