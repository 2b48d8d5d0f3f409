import { onEmbedRequest, showTemplate } from '@shared/view/embed';

// Boxes without a template are handled by the module of their block.
onEmbedRequest( '.mainstreet-embed.has-template', showTemplate );
